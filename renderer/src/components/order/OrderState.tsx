import { Badge, type BadgeProps } from '@fluentui/react-components';
import type { OrderSummary } from '../../../../shared/contract/schemas/orders.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';

const COLOURS: Record<OrderSummary['state'], NonNullable<BadgeProps['color']>> = {
  awaiting_payment: 'warning',
  paid: 'brand',
  in_stock_preparation: 'informative',
  preparation_complete: 'informative',
  out_of_storage: 'informative',
  in_transit: 'brand',
  completed: 'success',
  cancelled: 'subtle',
};

/** The state of an order. */
export function OrderState({ state }: Pick<OrderSummary, 'state'>) {
  const { t } = useTranslation('order');
  return (
    <Badge appearance="tint" size="large" color={COLOURS[state]}>
      <span>{t(`state.${state}`)}</span>
    </Badge>
  );
}
