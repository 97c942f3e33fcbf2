import type { ReactNode } from 'react';
import { ConditionBadge } from '../../components/product/facts/ConditionBadge.tsx';
import { Delivery } from '../../components/product/facts/Delivery.tsx';
import { Price } from '../../components/product/facts/Price.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useFormats } from '../../ui/text/useFormats.ts';
import { useLocalised } from '../../ui/text/useLocalised.ts';
import { useUnits } from '../../ui/text/useUnits.ts';
import type { Compared } from './asVariant.ts';
import { DocumentLinks, FitNames, machineOf } from './FactLists.tsx';
import { isDifferent, joinNumbers, joinValues, specRows } from './specRows.ts';

export interface Row {
  key: string;
  label: string;
  unit?: string | undefined;
  cells: ReactNode[];
  differs: boolean;
}

/** A property in which the products may differ. */
interface Fact {
  key: string;
  label: string;
  show: (product: Compared) => ReactNode;
  /** Empty where a product does not have it. */
  by: (product: Compared) => string;
}

/** Returns all comparable properties of these products; what none of them has is left out. */
export function useRows(products: readonly Compared[]): Row[] {
  const { t } = useTranslation(['compare', 'catalogue', 'product']);
  const text = useLocalised();
  const { withUnit, unitName } = useUnits();
  const formats = useFormats();
  const packs = ({ skus }: Compared): string => {
    const sizes = [...new Set(skus.map(({ pack_size }) => pack_size))].toSorted((a, b) => a - b);
    return sizes.some((size) => size > 1) ? joinNumbers(sizes.map((size) => formats.number(size))) : '';
  };
  const warranty = ({ warranty_months: count }: Compared): string =>
    count > 0 ? t('product:warrantyMonths', { count }) : '';
  const origin = ({ origin: country }: Compared): string => (country ? formats.country(country) : '');
  const plain = (key: string, label: string, by: Fact['by']): Fact => ({ key, label, show: by, by });
  const trade: Fact[] = [
    {
      key: 'price',
      label: t('catalogue:table.price'),
      show: (product) => <Price item={product} isShort />,
      by: ({ is_priced, market_price }) => `${is_priced} ${market_price}`,
    },
    plain('pack', t('packs'), packs),
    {
      key: 'delivery',
      label: t('catalogue:table.delivery'),
      show: (product) => <Delivery item={product} />,
      by: ({ stock, delivery_days }) => `${stock > 0} ${delivery_days}`,
    },
    {
      key: 'condition',
      label: t('catalogue:table.condition'),
      show: ({ condition }) => <ConditionBadge condition={condition} />,
      by: ({ condition }) => condition,
    },
  ];
  const papers: Fact[] = [
    {
      key: 'fits',
      label: t('product:sections.fits'),
      show: (product) => <FitNames product={product} />,
      by: ({ fits }) => fits.map(machineOf).toSorted().join(),
    },
    plain('warranty', t('product:warranty'), warranty),
    plain('origin', t('product:origin'), origin),
    {
      key: 'documents',
      label: t('product:sections.documents'),
      show: ({ documents }) => <DocumentLinks documents={documents} />,
      by: ({ documents }) => [...new Set(documents.map(({ kind }) => kind))].toSorted().join(),
    },
  ];
  const rowsOf = (facts: readonly Fact[]): Row[] =>
    facts.flatMap(({ key, label, show, by }) => {
      const texts = products.map(by);
      if (texts.every((one) => one === '')) return [];
      const cells = products.map((product, index) => (texts[index] === '' ? '–' : show(product)));
      return [{ key, label, cells, differs: isDifferent(texts) }];
    });
  const specs = specRows(products).map(({ key, spec, unit, cells }): Row => {
    const values = cells.map((cell) => {
      const units = new Set(cell.map((one) => one.unit));
      if (cell.length === 0) return '–';
      if (unit || units.size === 1)
        return withUnit(joinValues(cell.map((one) => text(one, 'value'))), unit ? undefined : cell[0]!.unit);
      return joinValues(cell.map((one) => withUnit(text(one, 'value'), one.unit)));
    });
    return {
      key: `spec:${key}`,
      label: text(spec, 'label'),
      unit: unit && unitName(unit),
      cells: values,
      differs: isDifferent(values),
    };
  });
  return [...rowsOf(trade), ...specs, ...rowsOf(papers)];
}
