import { clsx } from 'clsx';
import type { ProductItem } from '../../../../../shared/contract/schemas/catalogue.ts';
import { PriceReason } from './PriceReason.tsx';
import styles from './BuyBox.module.css';

/** The buy box while the product loads. Shows the list's price if the product has a single variant. */
export function ListedBuyBox({ product }: { product: ProductItem }) {
  const { is_priced, market_price, sku_count } = product;
  return (
    <div className={clsx(styles.root, styles.listed)}>
      <PriceReason sku={{ is_priced, market_price: sku_count === 1 ? market_price : undefined, pack_size: 1 }} />
    </div>
  );
}
