import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useStores } from '../../stores/context.ts';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import styles from './CompareTable.module.css';
import type { Compared } from './asVariant.ts';
import { ProductHead } from './ProductHead.tsx';
import type { Row } from './useRows.tsx';

interface CompareTableProps {
  products: readonly Compared[];
  rows: readonly Row[];
  onRemove: (id: number) => void;
}

/** Products in columns, properties in rows. */
export const CompareTable = observer(function CompareTable({ products, rows, onRemove }: CompareTableProps) {
  const { t } = useTranslation('compare');
  const { ui } = useStores();
  const RowsOf = ui.isMobile ? StackedRow : SideRow;
  return (
    <div className={styles.frame} role="region" aria-label={t('table')} tabIndex={0}>
      <table className={clsx(styles.table, products.length < 3 && styles.two)}>
        <caption>
          <VisuallyHidden>{t('table')}</VisuallyHidden>
        </caption>
        <colgroup>
          {!ui.isMobile && <col className={styles.labels} />}
          {products.map(({ id }) => (
            <col key={id} className={ui.isMobile ? styles.narrowProduct : styles.product} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {!ui.isMobile && <td className={styles.label} />}
            {products.map((product) => (
              <th key={product.id} scope="col" className={clsx(styles.head, ui.isMobile && styles.below)}>
                <ProductHead product={product} onRemove={() => onRemove(product.id)} />
              </th>
            ))}
          </tr>
        </thead>
        {rows.map((row) => (
          <tbody key={row.key}>
            <RowsOf row={row} />
          </tbody>
        ))}
      </table>
    </div>
  );
});

function Label({ row }: { row: Row }) {
  return (
    <>
      <span>{row.label}</span>
      {row.unit && <span className={styles.unit}>{`, ${row.unit}`}</span>}
    </>
  );
}

function SideRow({ row }: { row: Row }) {
  return (
    <tr>
      <th scope="row" className={styles.label}>
        <Label row={row} />
      </th>
      <Cells row={row} />
    </tr>
  );
}

function StackedRow({ row }: { row: Row }) {
  return (
    <>
      <tr>
        <th scope="rowgroup" colSpan={row.cells.length} className={styles.above}>
          <span className={styles.aboveText}>
            <Label row={row} />
          </span>
        </th>
      </tr>
      <tr>
        <Cells row={row} isBelow />
      </tr>
    </>
  );
}

function Cells({ row, isBelow = false }: { row: Row; isBelow?: boolean }) {
  const cell = clsx(styles.cell, isBelow && styles.below, row.differs && styles.differs);
  return row.cells.map((content, index) => (
    <td key={index} className={cell}>
      {content}
    </td>
  ));
}
