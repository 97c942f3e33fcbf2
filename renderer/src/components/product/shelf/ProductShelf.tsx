import type { ProductItem } from '../../../../../shared/contract/schemas/catalogue.ts';
import { WhenNearViewport } from '../../../ui/layout/WhenNearViewport.tsx';
import { ProductCard } from '../ProductCard.tsx';
import styles from './ProductShelf.module.css';

interface ProductShelfProps {
  products: readonly ProductItem[];
  /** The variant that a product's card links to. */
  skuIdOf?: (product: ProductItem) => number | undefined;
}

/** A row of products with a heading. */
export function ProductShelf({ products, skuIdOf }: ProductShelfProps) {
  return (
    <ul role="list" className={styles.shelf}>
      {products.map((product) => (
        <li key={product.id} className={styles.item} data-below>
          <ProductCard product={product} skuId={skuIdOf?.(product)} heading="h3" />
        </li>
      ))}
    </ul>
  );
}

interface ShelfPlaceholderProps {
  count: number;
  onNear: () => void;
}

/** The placeholder of a shelf that has not been read yet, with as many rows as it will have. */
export function ShelfPlaceholder({ count, onNear }: ShelfPlaceholderProps) {
  return (
    <WhenNearViewport className={styles.room} onNear={onNear}>
      <div className={styles.shelf}>
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={styles.card} />
        ))}
      </div>
    </WhenNearViewport>
  );
}
