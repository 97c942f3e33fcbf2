import type { Sku } from '../../../../../shared/contract/schemas/catalogue.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { NativeSelect } from '../../../ui/form/NativeSelect.tsx';
import { useLocalised } from '../../../ui/text/useLocalised.ts';
import { useUnits } from '../../../ui/text/useUnits.ts';
import { differingSpecs } from './chosenSku.ts';
import styles from './SkuChoice.module.css';
import { SkuTable } from './SkuTable.tsx';

interface SkuChoiceProps {
  skus: readonly Sku[];
  /** Null until the shopper has chosen one. */
  chosen: Sku | null;
  onChoose: (skuId: number) => void;
}

/** The anchor of the choice. */
export const VARIANTS_ID = 'variants';

/** More variants than this are shown as a table. */
const FEW = 3;

/** A choice among the variants of a product. */
export function SkuChoice({ skus, chosen, onChoose }: SkuChoiceProps) {
  const { t } = useTranslation('product');
  const text = useLocalised();
  const { withUnit } = useUnits();
  const differing = differingSpecs(skus);
  const describe = (sku: Sku): string => {
    const values = differing
      .flatMap(({ key }) => sku.specs.filter((spec) => spec.key === key))
      .map((spec) => withUnit(text(spec, 'value'), spec.unit));
    const pack =
      new Set(skus.map(({ pack_size }) => pack_size)).size > 1 ? [t('sku.packOf', { count: sku.pack_size })] : [];
    return [sku.code, ...(values.length > 0 ? values : [text(sku, 'sku_name')]), ...pack].filter(Boolean).join(' · ');
  };
  return (
    <fieldset id={VARIANTS_ID} className={styles.root}>
      <legend className={styles.legend}>{t('sku.legend')}</legend>
      {skus.length > FEW ? (
        <SkuTable skus={skus} chosen={chosen} differing={differing} onChoose={onChoose} />
      ) : (
        <NativeSelect
          className={styles.select}
          isLarge
          label={t('sku.legend')}
          value={chosen?.id ?? ''}
          onChoose={(value) => onChoose(Number(value))}
        >
          {!chosen && <option value="">{t('sku.legend')}</option>}
          {skus.map((sku) => (
            <option key={sku.id} value={sku.id}>
              {describe(sku)}
            </option>
          ))}
        </NativeSelect>
      )}
    </fieldset>
  );
}
