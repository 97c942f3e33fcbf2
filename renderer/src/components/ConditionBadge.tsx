import { Badge } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { Condition } from '../../../shared/contracts/catalogue.ts';

const COLOURS = { new: 'success', refurbished: 'brand', used: 'warning' } as const;

/** Whether a product is new, refurbished or used: by word, with a colour beside it. */
export function ConditionBadge({ condition }: { condition: Condition }) {
  const { t } = useTranslation('catalogue');
  return (
    <Badge appearance="tint" color={COLOURS[condition]}>
      {t(`condition.${condition}`)}
    </Badge>
  );
}
