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
import { OpenPage } from './OpenPage.tsx';

interface LastPaymentAttemptProps {
  order: Order;
  handle: OrderHandle;
  /** A payment page may be open by now. */
  wasSent: boolean;
}

const OUTCOMES: Partial<Record<Payment['state'], 'expired' | 'notTaken' | 'returned'>> = {
  expired: 'expired',
  failed: 'notTaken',
  abandoned: 'notTaken',
  refunded: 'returned',
};

/** The result of the last card payment, or why this one did not begin. */
export const LastPaymentAttempt = observer(function LastPaymentAttempt({
  order,
  handle,
  wasSent,
}: LastPaymentAttemptProps) {
  const { t } = useTranslation('order');
  const { call } = useStores();
  const errorText = useErrorText();
  const { work } = handle;
  const { error } = work;
  const [last] = order.payments;
  if (work.isRunning) return null;
  if (last?.page_path) return <OpenPage path={last.page_path} handle={handle} />;
  if (error && wasSent && isOutcomeUnknown(error)) {
    const check = (): void => void handle.change(() => call('readOrder', { id: order.id }, { banTips: true }));
    return (
      <MessageBar intent="warning" layout="multiline">
        <MessageBarBody>{t('pay.unheard')}</MessageBarBody>
        <MessageBarActions>
          <Button className={styles.button} size="large" onClick={check}>
            {t('pay.check')}
          </Button>
        </MessageBarActions>
      </MessageBar>
    );
  }
  if (error)
    return (
      <MessageBar intent="error" layout="multiline">
        <MessageBarBody>{t('pay.failed', { reason: errorText(error) })}</MessageBarBody>
      </MessageBar>
    );
  const outcome = last?.method === 'card' ? OUTCOMES[last.state] : undefined;
  if (!outcome) return null;
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>{t(`pay.${outcome}`)}</MessageBarBody>
    </MessageBar>
  );
});

/** A page may have been opened, or the order paid: nobody answered, or it was asked for before. */
const isOutcomeUnknown = ({ code, data }: ApiError): boolean =>
  typeof code === 'string' || code === Code.internal || (code === Code.conflict && !isFromProvider(data));

/** The provider's word is known: no page is open. */
const isFromProvider = (data: unknown): boolean => {
  const reason = (data as { reason?: unknown } | null)?.reason;
  return typeof reason === 'string' && reason.startsWith('provider_');
};
