import { CartRegular } from '@fluentui/react-icons/headless/svg/cart';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { useStores } from '../../stores/context.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { LinkButton } from '../../ui/form/LinkButton.tsx';
import { useProductPath } from '../product/useProductPath.ts';
import type { GoneVariant } from './useQuotationLines.ts';

/** Nothing to request or to order, why, and links to products. */
export const EmptySelection = observer(function EmptySelection({
  goneVariants,
  isChangedElsewhere = false,
}: {
  goneVariants: readonly GoneVariant[];
  /** The lines were here before another window or device has changed the cart. */
  isChangedElsewhere?: boolean;
}) {
  const { t } = useTranslation('quotation');
  const { cart } = useStores();
  const pathOf = useProductPath();
  const [sku] = goneVariants;
  const product = goneVariants.length === 1 && sku ? pathOf(sku.product) : null;
  const [title, text] =
    goneVariants.length > 0
      ? [t('gone.title', { count: goneVariants.length }), t('gone.text')]
      : [t('empty.title'), t(isChangedElsewhere ? 'changedElsewhere' : 'empty.text')];
  return (
    <EmptyState icon={<CartRegular />} title={title} text={text}>
      {product && (
        <LinkButton isPrimary to={product}>
          {t('gone.product')}
        </LinkButton>
      )}
      {cart.count > 0 && (
        <LinkButton isPrimary={!product} to={paths.cart}>
          {t('empty.cart')}
        </LinkButton>
      )}
      <LinkButton isPrimary={!product && cart.count === 0} to={paths.category}>
        {t('empty.browse')}
      </LinkButton>
    </EmptyState>
  );
});
