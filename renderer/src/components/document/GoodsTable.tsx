import { clsx } from 'clsx';
import type { SkuWithProduct } from '../../../../shared/contract/schemas/catalogue.ts';
import type { FreeLine } from '../../../../shared/contract/schemas/quotations.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useFormats } from '../../ui/text/useFormats.ts';
import { useLocalised } from '../../ui/text/useLocalised.ts';
import { PackSize } from '../product/facts/PackSize.tsx';
import { ProductName } from '../product/ProductName.tsx';
import styles from './Sheet.module.css';

interface GoodsRow {
  id: number;
  sku: SkuWithProduct;
  quantity: number;
  /** Null where the store cannot supply it. */
  price: number | null;
  note?: string;
}

interface GoodsTableProps {
  rows: readonly GoodsRow[];
  /** A free line, as written; it has no price. */
  freeRows?: readonly FreeLine[] | undefined;
  currency: string;
  /** The text of a row without a price. */
  unpriced?: string;
}

/** The lines of a document, with their totals. */
export function GoodsTable({ rows, freeRows = [], currency, unpriced }: GoodsTableProps) {
  const { t } = useTranslation('order');
  const formats = useFormats();
  return (
    <table className={styles.table}>
      <thead>
        <tr className={styles.row}>
          <th className={clsx(styles.th, styles.first)} scope="col">
            {t('document.item')}
          </th>
          <th className={clsx(styles.th, styles.number)} scope="col">
            {t('document.quantity')}
          </th>
          <th className={clsx(styles.th, styles.number)} scope="col">
            {t('document.unitPrice')}
          </th>
          <th className={clsx(styles.th, styles.number)} scope="col">
            {t('document.amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className={styles.row}>
            <td className={clsx(styles.td, styles.first)}>
              <About row={row} />
            </td>
            <td translate="no" className={clsx(styles.td, styles.number)}>
              {formats.number(row.quantity)}
            </td>
            {row.price === null ? (
              <td className={clsx(styles.td, styles.number, styles.both)} colSpan={2}>
                {unpriced ?? t('document.none')}
              </td>
            ) : (
              <>
                <td translate="no" className={clsx(styles.td, styles.money)}>
                  {formats.money(row.price, currency)}
                </td>
                <td translate="no" className={clsx(styles.td, styles.money)}>
                  {formats.money(row.price * row.quantity, currency)}
                </td>
              </>
            )}
          </tr>
        ))}
        {freeRows.map(({ text, quantity }, index) => (
          <tr key={`free ${index}`} className={styles.row}>
            <td className={clsx(styles.td, styles.first)}>
              <span className={styles.about}>
                <span translate="no" className={styles.name}>
                  {text}
                </span>
                <span className={styles.quiet}>{t('budget.asWritten')}</span>
              </span>
            </td>
            <td translate="no" className={clsx(styles.td, styles.number)}>
              {formats.number(quantity)}
            </td>
            <td className={clsx(styles.td, styles.number, styles.both)} colSpan={2}>
              {unpriced ?? t('document.none')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function About({ row: { sku, note } }: { row: GoodsRow }) {
  const { t } = useTranslation(['order', 'catalogue']);
  const text = useLocalised();
  const { condition } = sku.product;
  const variant = text(sku, 'sku_name');
  return (
    <span className={styles.about}>
      <span className={styles.name}>
        <ProductName product={sku.product} />
      </span>
      <span className={styles.goodsFacts}>
        <span className={styles.code} translate="no">
          {sku.code}
        </span>
        {condition !== 'new' && <span className={styles.quiet}>{t(`catalogue:condition.${condition}`)}</span>}
        {variant && <span className={styles.quiet}>{variant}</span>}
        <PackSize className={styles.quiet} item={sku} variant={variant} />
      </span>
      {note && <span className={styles.quiet}>{note}</span>}
    </span>
  );
}
