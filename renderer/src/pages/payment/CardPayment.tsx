import { observer } from 'mobx-react-lite';
import type { Order } from '../../../../shared/contract/schemas/orders.ts';
import styles from '../../components/order/OrderParts.module.css';
import type { OrderHandle } from '../../components/order/useOrder.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { randomUuid } from '../../persistence/random.ts';
import { useStores } from '../../stores/context.ts';
import { Button } from '../../ui/form/Button.tsx';
import { useFormats } from '../../ui/text/useFormats.ts';

interface CardPaymentProps {
  order: Order;
  handle: OrderHandle;
  /** From here on the page may be open, even if no answer arrives. */
  onSent: () => void;
}

/** Payment by card on the provider's page: each press opens a new one. */
export const CardPayment = observer(function CardPayment({ order, handle, onSent }: CardPaymentProps) {
  const { t } = useTranslation('order');
  const { call, paymentPage, queries } = useStores();
  const formats = useFormats();
  const isDemonstration = queries.peek('readConfig', {})?.is_demonstration ?? false;
  const { isRunning } = handle.work;
  const pay = async (): Promise<void> => {
    onSent();
    const request = { id: order.id, method: 'card' as const, is_elsewhere: paymentPage.isElsewhere };
    // A new key for each press: the server first closes the page of the one before.
    const answer = await handle.change(() =>
      call('payOrder', { ...request, idempotency_key: randomUuid() }, { banTips: true }),
    );
    const path = answer?.payments[0]?.page_path;
    if (path) paymentPage.open?.(path);
  };
  return (
    <>
      <p>{t(paymentPage.open ? 'pay.cardText' : 'pay.cardTextPhone')}</p>
      {isDemonstration && <p className={styles.small}>{t('pay.safe')}</p>}
      <div className={styles.actions}>
        <Button
          className={styles.button}
          appearance="primary"
          size="large"
          disabledFocusable={isRunning}
          onClick={() => void pay()}
        >
          {isRunning ? t('pay.opening') : t('pay.cardButton', { total: formats.money(order.total, order.currency) })}
        </Button>
      </div>
    </>
  );
});
