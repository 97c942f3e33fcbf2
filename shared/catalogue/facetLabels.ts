import type { Condition } from '../contract/schemas/catalogue.ts';
import type { Localised } from '../text/localised.ts';

const label = (zh: string, en_label: string, es_label: string, ru_label: string): Localised<'label'> => ({
  label: zh,
  en_label,
  es_label,
  ru_label,
});

/** The facets that every list has, and the values of `condition`. */
export const facetLabels = {
  brand: label('品牌', 'Brand', 'Marca', 'Бренд'),
  group: label('类别', 'Category', 'Categoría', 'Категория'),
  condition: label('成色', 'Condition', 'Estado', 'Состояние'),
  new: label('全新', 'New', 'Nuevo', 'Новое'),
  refurbished: label('翻新', 'Refurbished', 'Reacondicionado', 'Восстановленное'),
  used: label('二手', 'Used', 'Usado', 'Б/у'),
} satisfies Record<'brand' | 'group' | 'condition' | Condition, Localised<'label'>>;
