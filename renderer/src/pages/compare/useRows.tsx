import type { ReactNode } from 'react';
import type { Product } from '../../../../shared/contract/schemas/catalogue.ts';
import { ConditionBadge } from '../../components/product/ConditionBadge.tsx';
import { Delivery } from '../../components/product/Delivery.tsx';
import { Price } from '../../components/product/Price.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useFormats } from '../../ui/text/useFormats.ts';
import { useLocalised } from '../../ui/text/useLocalised.ts';
import { useUnits } from '../../ui/text/useUnits.ts';
import { isDifferent, specRows } from './specRows.ts';

export interface Row {
  key: string;
  label: string;
  unit?: string | undefined;
  cells: ReactNode[];
  differs: boolean;
}

/** A property that every product has, and by which they may differ. */
interface Fact {
  key: string;
  label: string;
  show: (product: Product) => ReactNode;
  by: (product: Product) => string;
}

/** Returns all comparable properties of these products. */
export function useRows(products: readonly Product[]): Row[] {
  const { t } = useTranslation(['compare', 'catalogue', 'product']);
  const text = useLocalised();
  const { withUnit, unitName } = useUnits();
  const formats = useFormats();
  const warranty = ({ warranty_months: count }: Product): string =>
    count > 0 ? t('product:warrantyMonths', { count }) : '–';
  const origin = ({ origin: country }: Product): string => (country ? formats.country(country) : '–');
  const trade: Fact[] = [
    {
      key: 'price',
      label: t('catalogue:table.price'),
      show: (product) => <Price item={product} isShort />,
      by: ({ is_priced, market_price }) => `${is_priced} ${market_price}`,
    },
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
    { key: 'warranty', label: t('product:warranty'), show: warranty, by: warranty },
    { key: 'origin', label: t('product:origin'), show: origin, by: origin },
  ];
  const rowOf = ({ key, label, show, by }: Fact): Row => ({
    key,
    label,
    cells: products.map(show),
    differs: isDifferent(products.map(by)),
  });
  const specs = specRows(products).map(({ key, spec, unit, cells }): Row => {
    const values = cells.map((cell) => (cell ? withUnit(text(cell, 'value'), unit ? undefined : cell.unit) : '–'));
    return {
      key: `spec:${key}`,
      label: text(spec, 'label'),
      unit: unit && unitName(unit),
      cells: values,
      differs: isDifferent(values),
    };
  });
  return [...trade.map(rowOf), ...specs, ...papers.map(rowOf)];
}
