import type { ReactNode } from 'react';
import type { SkuWithProduct } from '../../../../shared/contract/schemas/catalogue.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { GoodsChanges } from '../cart/GoodsChanges.tsx';
import { Picture } from '../../ui/media/Picture.tsx';
import { useFormats } from '../../ui/text/useFormats.ts';
import { useLocalised } from '../../ui/text/useLocalised.ts';
import { PackSize } from '../product/facts/PackSize.tsx';
import { useMoney } from '../useMoney.ts';
import { GoodsName } from './GoodsName.tsx';
import styles from './GoodsLine.module.css';

interface GoodsLineProps {
  sku: SkuWithProduct;
  quantity: number;
  /** The price of one sales unit; null where there is none. */
  price: number | null;
  lineTotal: number | null;
  /** Why it cannot be ordered as it is. */
  problem?: string | null;
  /** How it differs from what was shown before. */
  changes?: readonly string[];
  /** The field for the quantity, where it may be changed. */
  children?: ReactNode;
}

/** One line of an order: product, sales units, price, line total. */
export function GoodsLine({ sku, quantity, price, lineTotal, problem = null, changes = [], children }: GoodsLineProps) {
  const { t } = useTranslation('order');
  const text = useLocalised();
  const formats = useFormats();
  const money = useMoney();
  const variant = text(sku, 'sku_name');
  return (
    <li className={styles.root}>
      <span className={styles.picture}>
        <Picture picture={sku.product.picture} alt="" sizes="72px" shape="square" />
      </span>
      <span className={styles.about}>
        <GoodsName className={styles.name} sku={sku} />
        {sku.code && (
          <span className={styles.code} translate="no">
            {sku.code}
          </span>
        )}
        {variant && <span className={styles.quiet}>{variant}</span>}
        <PackSize className={styles.quiet} item={sku} variant={variant} />
      </span>
      <span className={styles.amounts}>
        <span className={styles.change}>{children}</span>
        <span className={styles.total}>
          <span translate="no" className={styles.amount}>
            {lineTotal === null ? '–' : money(lineTotal)}
          </span>
          {price !== null && (
            <span className={styles.quiet}>
              {t('lines.each', { amount: formats.number(quantity), price: money(price) })}
            </span>
          )}
        </span>
      </span>
      {changes.length > 0 && (
        <span className={styles.changes}>
          <GoodsChanges changes={changes} />
        </span>
      )}
      {problem && (
        <span className={styles.problem} role="alert">
          {problem}
        </span>
      )}
    </li>
  );
}
