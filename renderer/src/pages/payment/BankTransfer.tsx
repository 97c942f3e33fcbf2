import { observer } from 'mobx-react-lite';
import type { Order, Payment } from '../../../../shared/contract/schemas/orders.ts';
import { BankDetails } from '../../components/order/details/BankDetails.tsx';
import styles from '../../components/order/OrderParts.module.css';
import type { OrderHandle } from '../../components/order/useOrder.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { randomUuid } from '../../persistence/random.ts';
import { paths } from '../../routing/paths.ts';
import { useStores } from '../../stores/context.ts';
import { Button } from '../../ui/form/Button.tsx';
import { LinkButton } from '../../ui/form/LinkButton.tsx';
import { useFormats } from '../../ui/text/useFormats.ts';

interface BankTransferProps {
  order: Order;
  handle: OrderHandle;
  /** The awaited transfer; null before the member has chosen it. */
  payment: Payment | null;
  /** Other payment methods exist. */
  hasChoice: boolean;
}

/** Payment by bank transfer: the reference, and the pro-forma invoice. */
export const BankTransfer = observer(function BankTransfer({ order, handle, payment, hasChoice }: BankTransferProps) {
  const { t } = useTranslation('order');
  const { call } = useStores();
  const formats = useFormats();
  if (payment)
    return (
      <>
        <h2 className={styles.heading}>
          {t('pay.transferTitle', { total: formats.money(payment.amount, order.currency) })}
        </h2>
        <BankDetails seller={order.seller} reference={payment.reference} />
        {hasChoice && <p className={styles.quiet}>{t('pay.instead')}</p>}
        <div className={styles.actions}>
          <LinkButton isPrimary to={paths.invoice(order.id)}>
            {t('pay.proforma')}
          </LinkButton>
          <LinkButton to={paths.order(order.id)}>{t('pay.toOrder')}</LinkButton>
        </div>
      </>
    );
  const choose = (): void => {
    const key = randomUuid(); // choosing it again makes no second transfer
    void handle.change(
      () => call('payOrder', { id: order.id, method: 'bank_transfer', idempotency_key: key }, { banTips: true }),
      (now) => now.awaits_transfer,
    );
  };
  return (
    <>
      <p>{t('pay.transferText')}</p>
      <div className={styles.actions}>
        <Button
          className={styles.button}
          appearance="primary"
          size="large"
          disabledFocusable={handle.work.isRunning}
          onClick={choose}
        >
          {t('pay.transferButton')}
        </Button>
      </div>
    </>
  );
});
