import { MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { type Order, type Payment } from '../../../../shared/contracts/orders.ts';
import { Code } from '../../../../shared/envelope.ts';
import { useStyles } from '../../components/order/OrderParts.styles.ts';
import type { OrderHandle } from '../../components/order/useOrder.ts';
import { useErrorText } from '../../components/useErrorText.ts';
import { Button } from '../../ui/Button.tsx';

interface LastTryProps {
  order: Order;
  handle: OrderHandle;
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

/** How the last try to pay by card has ended, or why this one did not even begin. */
export const LastTry = observer(function LastTry({ order, handle, onContinue }: LastTryProps) {
  const { t } = useTranslation('order');
  const styles = useStyles();
  const errorText = useErrorText();
  const { work, refresh } = handle;
  const { error } = work;
  if (error && Object.keys(error.fieldErrors).length === 0 && error.code !== Code.conflict)
    return (
      <MessageBar intent="error" layout="multiline">
        <MessageBarBody>{t('pay.failed', { reason: errorText(error) })}</MessageBarBody>
      </MessageBar>
    );
  const [last] = order.payments;
  const said = last?.method === 'card' ? SAID[last.state] : undefined;
  if (!said || work.isRunning) return null;
  return (
    <MessageBar intent={said === 'declined' ? 'error' : 'warning'} layout="multiline">
      <MessageBarBody>{t(`pay.${said}`)}</MessageBarBody>
      {said === 'unknown' && (
        <MessageBarActions>
          <Button className={styles.button} size="large" onClick={refresh}>
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
