import type { SkuWithProduct } from '../../../../shared/contract/schemas/catalogue.ts';
import { PackSize } from '../../components/product/facts/PackSize.tsx';
import { ProductName } from '../../components/product/ProductName.tsx';
import { Picture } from '../../ui/media/Picture.tsx';
import { useLocalised } from '../../ui/text/useLocalised.ts';
import styles from './AfterSalesPage.module.css';

/** A line's picture, name and part number. */
export function LineSummary({ sku }: { sku: SkuWithProduct }) {
  const text = useLocalised();
  const variant = text(sku, 'sku_name');
  return (
    <span className={styles.about}>
      <Picture className={styles.picture} picture={sku.product.picture} alt="" sizes="56px" shape="square" />
      <span className={styles.words}>
        <span className={styles.product}>
          <ProductName product={sku.product} />
        </span>
        {variant && <span className={styles.quiet}>{variant}</span>}
        <PackSize className={styles.quiet} item={sku} variant={variant} />
        <span className={styles.code} translate="no">
          {sku.code}
        </span>
      </span>
    </span>
  );
}
