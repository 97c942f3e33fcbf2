import type { Condition } from '../../../../../shared/contract/schemas/catalogue.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Tag } from '../../../ui/feedback/Tag.tsx';

const COLOURS = { new: 'success', refurbished: 'brand', used: 'warning' } as const;

/** New, refurbished or used, as a word with a colour. */
export function ConditionBadge({ condition }: { condition: Condition }) {
  const { t } = useTranslation('catalogue');
  return <Tag tone={COLOURS[condition]}>{t(`condition.${condition}`)}</Tag>;
}
