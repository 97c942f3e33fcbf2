import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { ProductItem, Spec } from '../../../../shared/contract/schemas/catalogue.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Picture } from '../../ui/media/Picture.tsx';
import { Link } from '../../ui/navigation/Link.tsx';
import { useLocalised } from '../../ui/text/useLocalised.ts';
import { useUnits } from '../../ui/text/useUnits.ts';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { ConditionBadge } from './facts/ConditionBadge.tsx';
import { Delivery } from './facts/Delivery.tsx';
import { KeySpecs } from './facts/KeySpecs.tsx';
import { Pack, Price } from './facts/Price.tsx';
import { ProductAction } from './actions/ProductAction.tsx';
import { ProductMarks } from './actions/ProductMarks.tsx';
import { ProductName } from './ProductName.tsx';
import styles from './ProductTable.module.css';
import { specColumns } from './specColumns.ts';
import { wrapText } from '../../ui/text/wrapText.tsx';
import { foundSku, useProductPath } from './useProductPath.ts';
import { asListed } from './withVariant.ts';

interface ProductTableProps {
  products: readonly ProductItem[];
  /** The table's accessible name. */
  caption: string;
  /** A note at a product, as why a search found it. */
  noteOf?: ((product: ProductItem) => ReactNode) | undefined;
}

/** Products in rows, with their shared specifications in columns. */
export function ProductTable({ products, caption, noteOf }: ProductTableProps) {
  const { t } = useTranslation('catalogue');
  const text = useLocalised();
  const columns = specColumns(products);
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col" className={clsx(styles.head, styles.stickyHead)}>
              {t('table.code')}
            </th>
            <th scope="col" className={styles.head}>
              {t('table.name')}
            </th>
            {columns.map((spec) => (
              <th key={spec.key} scope="col" className={styles.head}>
                {text(spec, 'label')}
              </th>
            ))}
            {columns.length === 0 && (
              <th scope="col" className={styles.head}>
                {t('table.specs')}
              </th>
            )}
            <th scope="col" className={styles.head}>
              {t('table.condition')}
            </th>
            <th scope="col" className={styles.head}>
              {t('table.delivery')}
            </th>
            <th scope="col" className={styles.head}>
              {t('table.price')}
            </th>
            <th scope="col" className={styles.head}>
              <VisuallyHidden>{t('table.actions')}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {products.map((product, index) => (
            <Row
              key={product.id}
              product={product}
              columns={columns}
              note={noteOf?.(product)}
              isLast={index === products.length - 1}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps {
  product: ProductItem;
  columns: readonly Spec[];
  note: ReactNode;
  isLast: boolean;
}

function Row({ product, columns, note, isLast }: RowProps) {
  const text = useLocalised();
  const pathOf = useProductPath();
  const name = text(product, 'product_name');
  const listed = asListed(product);
  const cell = clsx(styles.cell, isLast && styles.last);
  return (
    <tr className={styles.row}>
      <th scope="row" className={clsx(cell, styles.sticky)}>
        <span className={styles.product}>
          <span className={styles.picture}>
            <Picture picture={product.picture} alt="" sizes="48px" />
          </span>
          <Link className={styles.code} translate="no" to={pathOf(product)}>
            {listed.code}
          </Link>
        </span>
      </th>
      <td className={clsx(cell, styles.name)}>
        {wrapText(note)}
        <div>
          <ProductName product={product} />
        </div>
        {product.variant && <div className={styles.variant}>{text(product.variant, 'sku_name')}</div>}
        <div className={styles.brand}>{product.brand.brand_name}</div>
      </td>
      {columns.map(({ key }) => (
        <td key={key} className={clsx(cell, styles.spec)}>
          <SpecValue spec={product.key_specs.find((spec) => spec.key === key)} />
        </td>
      ))}
      {columns.length === 0 && (
        <td className={clsx(cell, styles.specs)}>
          <KeySpecs specs={product.key_specs} max={3} />
        </td>
      )}
      <td className={cell}>
        <ConditionBadge condition={product.condition} />
      </td>
      <td className={clsx(cell, styles.delivery)}>
        <Delivery item={listed} />
      </td>
      <td className={clsx(cell, styles.price)}>
        <div>
          <Price item={listed} isShort className={styles.priceText} />
        </div>
        <Pack item={listed} />
      </td>
      <td className={cell}>
        <span className={styles.actions}>
          <ProductMarks productId={product.id} skuId={foundSku(product)} name={name} />
          <ProductAction product={product} name={name} isCompact />
        </span>
      </td>
    </tr>
  );
}

function SpecValue({ spec }: { spec: Spec | undefined }) {
  const text = useLocalised();
  const { withUnit } = useUnits();
  return <span>{spec ? withUnit(text(spec, 'value'), spec.unit) : '–'}</span>;
}
