import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { Sku, Spec } from '../../../../../shared/contract/schemas/catalogue.ts';
import { Price } from '../../../components/product/facts/Price.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useStores } from '../../../stores/context.ts';
import { useFormats } from '../../../ui/text/useFormats.ts';
import { useLocalised } from '../../../ui/text/useLocalised.ts';
import { useUnits } from '../../../ui/text/useUnits.ts';
import styles from './SkuChoice.module.css';

interface SkuTableProps {
  skus: readonly Sku[];
  chosen: Sku | null;
  differing: readonly Spec[];
  onChoose: (skuId: number) => void;
}

/** Variants in rows, their differences in columns, one radio button a row. */
export const SkuTable = observer(function SkuTable({ skus, chosen, differing, onChoose }: SkuTableProps) {
  const { t } = useTranslation('product');
  const { session } = useStores();
  const text = useLocalised();
  const group = useId();
  const number = clsx(styles.head, styles.number);
  return (
    // A wide table can be scrolled by keyboard.
    <div className={styles.frame} role="region" aria-label={t('sku.scroll')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.head}>
              {t('code')}
            </th>
            {differing.map((spec) => (
              <th key={spec.key} scope="col" className={styles.head}>
                {text(spec, 'label')}
              </th>
            ))}
            <th scope="col" className={number}>
              {t('sku.pack')}
            </th>
            <th scope="col" className={number}>
              {t('sku.stock')}
            </th>
            <th scope="col" className={number}>
              {t('sku.delivery')}
            </th>
            {session.isMember && (
              <th scope="col" className={number}>
                {t('sku.price')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {skus.map((sku) => (
            <SkuRow
              key={sku.id}
              sku={sku}
              group={group}
              differing={differing}
              isChosen={sku.id === chosen?.id}
              onChoose={() => onChoose(sku.id)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
});

interface SkuRowProps {
  sku: Sku;
  group: string;
  differing: readonly Spec[];
  isChosen: boolean;
  onChoose: () => void;
}

const SkuRow = observer(function SkuRow({ sku, group, differing, isChosen, onChoose }: SkuRowProps) {
  const { t } = useTranslation('product');
  const { session } = useStores();
  const text = useLocalised();
  const { withUnit } = useUnits();
  const formats = useFormats();
  const number = clsx(styles.cell, styles.number);
  const valueOf = (key: string): string => {
    const spec = sku.specs.find((one) => one.key === key);
    return spec ? withUnit(text(spec, 'value'), spec.unit) : '–';
  };
  return (
    <tr className={clsx(styles.row, isChosen && styles.chosen)} onClick={onChoose}>
      <th scope="row" className={styles.cell}>
        <label className={styles.label}>
          <input className={styles.radio} type="radio" name={group} checked={isChosen} onChange={onChoose} />
          <span translate="no">{sku.code}</span>
        </label>
      </th>
      {differing.map(({ key }) => (
        <td key={key} className={styles.cell}>
          {valueOf(key)}
        </td>
      ))}
      <td className={number}>{t('sku.packOf', { count: sku.pack_size })}</td>
      <td className={number}>{sku.stock > 0 ? formats.number(sku.stock) : t('sku.toOrder')}</td>
      <td className={number}>{t('sku.days', { count: sku.delivery_days })}</td>
      {session.isMember && (
        <td className={number}>
          <Price item={sku} />
        </td>
      )}
    </tr>
  );
});
