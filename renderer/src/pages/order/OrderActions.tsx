import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Order } from '../../../../shared/contract/schemas/orders.ts';
import styles from '../../components/order/OrderParts.module.css';
import type { OrderHandle } from '../../components/order/useOrder.ts';
import { padLine } from '../../components/order/padLine.ts';
import { ToOrderPad } from '../../components/order/ToOrderPad.tsx';
import { useBuyAgain } from '../../components/order/useBuyAgain.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { randomUuid } from '../../persistence/random.ts';
import { paths } from '../../routing/paths.ts';
import { useStores } from '../../stores/context.ts';
import { Button } from '../../ui/form/Button.tsx';
import { LinkButton } from '../../ui/form/LinkButton.tsx';
import { useFormats } from '../../ui/text/useFormats.ts';
import { Prompt } from '../../ui/feedback/Prompt.tsx';

interface OrderActionsProps {
  order: Order;
  handle: OrderHandle;
}

/** The actions that the server permits on the order now. */
export const OrderActions = observer(function OrderActions({ order, handle }: OrderActionsProps) {
  const { t } = useTranslation('order');
  const { call } = useStores();
  const formats = useFormats();
  const [isAsked, setAsked] = useState(false);
  const change = useChange(handle);
  const { isRunning, buyAgain } = useBuyAgain('reorder', order.id, (again) =>
    call('reorder', { id: order.id, ...again }, { banTips: true }),
  );
  const may = (action: Order['actions'][number]): boolean => order.actions.includes(action);
  return (
    <div className={styles.actions}>
      {may('pay') && (
        <LinkButton isPrimary to={paths.pay(order.id)}>
          {order.awaits_transfer
            ? t('detail.transfer')
            : t('detail.pay', { total: formats.money(order.total, order.currency) })}
        </LinkButton>
      )}
      {may('confirm') && (
        <Button
          className={styles.button}
          appearance="primary"
          size="large"
          disabledFocusable={handle.work.isRunning}
          onClick={() => void change('confirmOrder', order, 'confirmed')}
        >
          {t('detail.confirm')}
        </Button>
      )}
      {may('track') && order.logistics_number && (
        <LinkButton to={paths.trackingOf(order.logistics_number)}>{t('detail.track')}</LinkButton>
      )}
      {order.state !== 'cancelled' && (
        <LinkButton to={paths.invoice(order.id)}>{t(order.is_paid ? 'pay.invoice' : 'pay.proforma')}</LinkButton>
      )}
      <Button className={styles.button} size="large" disabledFocusable={isRunning} onClick={() => void buyAgain()}>
        {t('detail.reorder')}
      </Button>
      <ToOrderPad className={styles.button} lines={order.lines.map(padLine)} />
      {may('cancel') && (
        <Button
          className={styles.button}
          appearance="subtle"
          size="large"
          disabledFocusable={handle.work.isRunning}
          onClick={() => setAsked(true)}
        >
          {t('detail.cancel')}
        </Button>
      )}
      {isAsked && (
        <CancelDialog
          order={order}
          onClose={() => setAsked(false)}
          onCancel={() => void change('cancelOrder', order, 'cancelled').then(() => setAsked(false))}
        />
      )}
    </div>
  );
});

const STATE_AFTER = { confirmOrder: 'completed', cancelOrder: 'cancelled' } as const;

/** Runs an action, and reports its result. */
function useChange(
  handle: OrderHandle,
): (name: 'confirmOrder' | 'cancelOrder', order: Order, onDone: 'confirmed' | 'cancelled') => Promise<void> {
  const { call, notices } = useStores();
  return async (name, { id, code }, done) => {
    const answer = await handle.change(
      () => call(name, { id, idempotency_key: randomUuid() }, { banTips: true }),
      ({ state }) => state === STATE_AFTER[name],
    );
    if (answer) notices.show({ intent: 'success', text: { key: `order:detail.${done}`, values: { code } } });
    else if (handle.work.error) notices.actionFailed(handle.work.error);
  };
}

function CancelDialog({ order, onCancel, onClose }: { order: Order; onCancel: () => void; onClose: () => void }) {
  const { t } = useTranslation('order');
  return (
    <Prompt
      title={t('detail.cancelTitle', { code: order.code })}
      onClose={onClose}
      isAlert
      actions={
        <>
          <Button className={styles.button} onClick={onClose}>
            {t('detail.keep')}
          </Button>
          <Button className={styles.button} appearance="primary" onClick={onCancel}>
            {t('detail.cancel')}
          </Button>
        </>
      }
    >
      {t('detail.cancelText')}
    </Prompt>
  );
}
