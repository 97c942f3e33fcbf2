import { Badge, type BadgeProps } from '@fluentui/react-components';
import type { AfterSale } from '../../../../shared/contract/schemas/returns.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';

const COLOURS: Record<AfterSale['state'], NonNullable<BadgeProps['color']>> = {
  requested: 'informative',
  approved: 'brand',
  refused: 'danger',
  received: 'brand',
  done: 'success',
};

/** The state of a return or exchange. */
export function ReturnState({ state }: Pick<AfterSale, 'state'>) {
  const { t } = useTranslation('aftersale');
  return (
    <Badge appearance="tint" size="large" color={COLOURS[state]}>
      <span>{t(`state.${state}`)}</span>
    </Badge>
  );
}
