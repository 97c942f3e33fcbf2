import { mergeClasses } from '@fluentui/react-components';
import type { ProductItem } from '../../../../../shared/contract/schemas/catalogue.ts';
import { useStyles } from './BuyBox.styles.ts';
import { PriceReason } from './PriceReason.tsx';

/** The buy box until the product is read: the price where the list knew it, which it does of a single variant. */
export function ListedBuyBox({ product }: { product: ProductItem }) {
  const styles = useStyles();
  const { is_priced, market_price, sku_count } = product;
  return (
    <div className={mergeClasses(styles.root, styles.listed)}>
      <PriceReason sku={{ is_priced, market_price: sku_count === 1 ? market_price : undefined, pack_size: 1 }} />
    </div>
  );
}
