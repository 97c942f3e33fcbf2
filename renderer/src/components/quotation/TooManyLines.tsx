import { CartRegular } from '@fluentui/react-icons/headless/svg/cart';
import { REQUEST_LINES_MAX } from '../../../../shared/contract/limits.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { LinkButton } from '../../ui/form/LinkButton.tsx';

/** More lines are selected than the store takes at once: reported before the form. */
export function TooManyLines({ max = REQUEST_LINES_MAX }: { max?: number }) {
  const { t } = useTranslation('quotation');
  return (
    <EmptyState icon={<CartRegular />} title={t('tooMany.title', { max })} text={t('tooMany.text', { max })}>
      <LinkButton isPrimary to={paths.cart}>
        {t('empty.cart')}
      </LinkButton>
    </EmptyState>
  );
}
