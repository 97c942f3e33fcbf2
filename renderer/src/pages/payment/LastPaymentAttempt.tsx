import { MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { type Order, type Payment } from '../../../../shared/contract/schemas/orders.ts';
import { type ApiError, Code } from '../../../../shared/contract/envelope.ts';
import styles from '../../components/order/OrderParts.module.css';
import type { OrderHandle } from '../../components/order/useOrder.ts';
import { useErrorText } from '../../components/loading/useErrorText.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useStores } from '../../stores/context.ts';
import { Button } from '../../ui/form/Button.tsx';

interface LastPaymentAttemptProps {
  order: Order;
  handle: OrderHandle;
  /** A card may have been charged by now. */
  wasSent: boolean;
  onContinue: () => void;
}

const SAID: Partial<Record<Payment['state'], 'declined' | 'unknown' | 'challenge' | 'notTaken'>> = {
  declined: 'declined',
  unknown: 'unknown',
  pending: 'unknown',
  challenge: 'challenge',
  failed: 'notTaken',
  abandoned: 'notTaken',
};

/** The result of the last card payment, or why this one did not begin. */
export const LastPaymentAttempt = observer(function LastPaymentAttempt({
  order,
  handle,
  wasSent,
  onContinue,
}: LastPaymentAttemptProps) {
  const { t } = useTranslation('order');
  const { call } = useStores();
  const errorText = useErrorText();
  const { work } = handle;
  const { error } = work;
  const [last] = order.payments;
  const known = last?.method === 'card' ? SAID[last.state] : undefined;
  const isOpen = known === 'unknown' || known === 'challenge';
  const said = !isOpen && error && wasSent && isUnheard(error) ? 'unheard' : known;
  const isFailure = error && Object.keys(error.fieldErrors).length === 0 && error.code !== Code.conflict;
  if (isFailure && !isOpen && said !== 'unheard')
    return (
      <MessageBar intent="error" layout="multiline">
        <MessageBarBody>{t('pay.failed', { reason: errorText(error) })}</MessageBarBody>
      </MessageBar>
    );
  if (!said || work.isRunning) return null;
  const check = (): void => void handle.change(() => call('readOrder', { id: order.id }, { banTips: true }));
  return (
    <MessageBar intent={said === 'declined' ? 'error' : 'warning'} layout="multiline">
      <MessageBarBody>{t(`pay.${said}`)}</MessageBarBody>
      {(said === 'unknown' || said === 'unheard') && (
        <MessageBarActions>
          <Button className={styles.button} size="large" onClick={check}>
            {t('pay.check')}
          </Button>
        </MessageBarActions>
      )}
      {said === 'challenge' && (
        <MessageBarActions>
          <Button className={styles.button} size="large" onClick={onContinue}>
            {t('pay.continue')}
          </Button>
        </MessageBarActions>
      )}
    </MessageBar>
  );
});

/** The payment may have been made: there was no answer, or it was made before. */
const isUnheard = ({ code }: ApiError): boolean =>
  typeof code === 'string' || code === Code.internal || code === Code.conflict;
