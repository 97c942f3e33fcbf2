import { CartRegular } from '@fluentui/react-icons/headless/svg/cart';
import { INQUIRY_LINES_MAX, REQUEST_LINES_MAX } from '../../../../shared/contract/limits.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { LinkButton } from '../../ui/form/LinkButton.tsx';

/** More lines are selected than the store takes at once: reported before the form. A quotation takes more than an order. */
export function TooManyLines({ of }: { of: 'order' | 'quotation' }) {
  const { t } = useTranslation(['quotation', 'cart']);
  const isOrder = of === 'order';
  const max = isOrder ? REQUEST_LINES_MAX : INQUIRY_LINES_MAX;
  const text = t(isOrder ? 'tooMany.orderText' : 'tooMany.text', { max });
  return (
    <EmptyState icon={<CartRegular />} title={t('tooMany.title', { max })} text={text}>
      {isOrder && (
        <LinkButton isPrimary to={paths.quotation}>
          {t('cart:summary.quotation')}
        </LinkButton>
      )}
      <LinkButton isPrimary={!isOrder} to={paths.cart}>
        {t('empty.cart')}
      </LinkButton>
    </EmptyState>
  );
}
