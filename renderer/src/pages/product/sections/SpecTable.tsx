import type { Product, Sku } from '../../../../../shared/contract/schemas/catalogue.ts';
import { variantSpecs } from '../../../components/product/variantSpecs.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../routing/paths.ts';
import { Link } from '../../../ui/navigation/Link.tsx';
import { useFormats } from '../../../ui/text/useFormats.ts';
import { useLocalised } from '../../../ui/text/useLocalised.ts';
import { useUnits } from '../../../ui/text/useUnits.ts';
import styles from './ProductSections.module.css';

/** The full specification: the product's lines, replaced or extended by those of the chosen variant. */
export function SpecTable({ product, sku }: { product: Product; sku: Sku | null }) {
  const { t } = useTranslation('product');
  const text = useLocalised();
  const { withUnit } = useUnits();
  const formats = useFormats();
  const { warranty_months: months } = product;
  return (
    <table className={styles.table}>
      <tbody>
        <Row label={t('code')}>
          <span translate="no">{sku?.code ?? product.code}</span>
        </Row>
        <Row label={t('brand')}>
          <Link to={paths.brand(product.brand)}>{product.brand.brand_name}</Link>
        </Row>
        {variantSpecs(product, sku).map((spec) => (
          <Row key={spec.key} label={text(spec, 'label')}>
            {withUnit(text(spec, 'value'), spec.unit)}
          </Row>
        ))}
        <Row label={t('warranty')}>{months > 0 ? t('warrantyMonths', { count: months }) : '–'}</Row>
        {product.origin && <Row label={t('origin')}>{formats.country(product.origin)}</Row>}
        {sku?.gtin && <Row label={t('gtin')}>{sku.gtin}</Row>}
      </tbody>
    </table>
  );
}

function Row({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.label}>
        {label}
      </th>
      <td className={styles.value}>{children}</td>
    </tr>
  );
}
