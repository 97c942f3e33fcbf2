import type { ProductItem } from '../../../shared/contracts/catalogue.ts';
import { ProductCard } from './ProductCard.tsx';
import { useStyles } from './ProductShelf.styles.ts';

/** A row of products under a heading. */
export function ProductShelf({ products }: { products: readonly ProductItem[] }) {
  const styles = useStyles();
  return (
    <ul role="list" className={styles.shelf}>
      {products.map((product) => (
        <li key={product.id} className={styles.item}>
          <ProductCard product={product} heading="h3" />
        </li>
      ))}
    </ul>
  );
}
