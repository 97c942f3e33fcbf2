import { CartRegular } from '@fluentui/react-icons/headless/svg/cart';
import { type ApiError, Code } from '../../../../../shared/contract/envelope.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../routing/paths.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { LinkButton } from '../../../ui/form/LinkButton.tsx';

/** The quotation is open, declined or expired: asking for its total again would not help. */
export const isNotAccepted = ({ code, data }: ApiError): boolean =>
  code === Code.conflict && typeof (data as { state?: unknown } | null)?.state === 'string';

/** Leads from the order of a quotation that cannot be ordered, as from a bookmark or an old letter, to its page. */
export function NotAccepted({ inquiryId }: { inquiryId: number }) {
  const { t } = useTranslation('order');
  return (
    <div role="alert">
      <EmptyState icon={<CartRegular />} title={t('notAccepted.title')} text={t('notAccepted.text')}>
        <LinkButton isPrimary to={paths.inquiry(inquiryId)}>
          {t('notAccepted.look')}
        </LinkButton>
      </EmptyState>
    </div>
  );
}
