import { clsx } from 'clsx';
import type { ProductItem } from '../../../../../shared/contract/schemas/catalogue.ts';
import { PriceReason } from './PriceReason.tsx';
import styles from './BuyBox.module.css';

/** The buy box until the product is read: the price where the list knew it, which it does of a single variant. */
export function ListedBuyBox({ product }: { product: ProductItem }) {
  const { is_priced, market_price, sku_count } = product;
  return (
    <div className={clsx(styles.root, styles.listed)}>
      <PriceReason sku={{ is_priced, market_price: sku_count === 1 ? market_price : undefined, pack_size: 1 }} />
    </div>
  );
}
