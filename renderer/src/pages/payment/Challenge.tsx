import { observer } from 'mobx-react-lite';
import type { Order } from '../../../../shared/contract/schemas/orders.ts';
import styles from '../../components/order/OrderParts.module.css';
import type { OrderHandle } from '../../components/order/useOrder.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { randomUuid } from '../../persistence/random.ts';
import { useStores } from '../../stores/context.ts';
import { Button } from '../../ui/form/Button.tsx';
import { useFormats } from '../../ui/text/useFormats.ts';
import { Prompt } from '../../ui/feedback/Prompt.tsx';

interface ChallengeProps {
  order: Order;
  handle: OrderHandle;
  onClose: () => void;
}

/** The card holder's bank asks for confirmation (3-D Secure); closing it keeps the payment open. */
export const Challenge = observer(function Challenge({ order, handle, onClose }: ChallengeProps) {
  const { t } = useTranslation('order');
  const { call } = useStores();
  const formats = useFormats();
  const payment = order.payments.find(({ state }) => state === 'challenge');
  if (!payment) return null;
  const answer = async (approved: boolean): Promise<void> => {
    const said = { id: order.id, payment_id: payment.id, approved, idempotency_key: randomUuid() };
    await handle.change(() => call('answerChallenge', said, { banTips: true }));
    onClose();
  };
  const total = formats.money(payment.amount, order.currency);
  return (
    <Prompt
      title={t('pay.challengeTitle')}
      onClose={onClose}
      actions={
        <>
          <Button className={styles.button} appearance="primary" onClick={() => void answer(true)}>
            {t('pay.approve')}
          </Button>
          <Button className={styles.button} onClick={() => void answer(false)}>
            {t('pay.reject')}
          </Button>
          <Button className={styles.button} appearance="subtle" onClick={onClose}>
            {t('pay.close')}
          </Button>
        </>
      }
    >
      {t('pay.challengeText', { total, last4: payment.card_last4 ?? '' })}
    </Prompt>
  );
});
