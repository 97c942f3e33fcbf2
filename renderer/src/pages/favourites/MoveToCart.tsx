import { observer } from 'mobx-react-lite';
import type { ProductItem } from '../../../../shared/contract/schemas/catalogue.ts';
import { AddToCartButton } from '../../components/cart/AddToCartButton.tsx';
import { ProductAction } from '../../components/product/actions/ProductAction.tsx';
import { useStores } from '../../stores/context.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import type { MemberCart } from '../../stores/cart/MemberCart.ts';
import { useLocalised } from '../../ui/text/useLocalised.ts';

interface MoveToCartProps {
  product: ProductItem;
  /** The product is in the cart and leaves the favourites. */
  onMoved: (product: ProductItem, name: string, to: MemberCart) => void;
}

/** Moves a favourite to the cart; among several variants one is chosen on the product's page. */
export const MoveToCart = observer(function MoveToCart({ product, onMoved }: MoveToCartProps) {
  const { t } = useTranslation(['member', 'catalogue']);
  const { favourites } = useStores();
  const name = useLocalised()(product, 'product_name');
  if (product.is_retired) return <span>{t('catalogue:retired')}</span>;
  if (product.sku_count > 1)
    return <ProductAction product={product} name={name} skuId={favourites.skuIdOf(product.id) ?? undefined} />;
  return (
    <AddToCartButton
      item={product}
      name={name}
      label={t('favourites.move')}
      isNamed
      onAdded={(cart) => onMoved(product, name, cart)}
    />
  );
});
