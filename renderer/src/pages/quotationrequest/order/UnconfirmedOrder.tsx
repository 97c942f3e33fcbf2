import { PlugDisconnectedRegular } from '@fluentui/react-icons/headless/svg/plug-disconnected';
import { observer } from 'mobx-react-lite';
import { useErrorText } from '../../../components/loading/useErrorText.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { useFollow } from './useCheckout.ts';
import { useCheckoutStore } from './useCheckoutStore.ts';

/** An order was sent without an answer, perhaps before a reload: sends it again, with the same idempotency key. */
export const UnconfirmedOrder = observer(function UnconfirmedOrder() {
  const { t } = useTranslation('order');
  const checkout = useCheckoutStore();
  const errorText = useErrorText();
  const follow = useFollow();
  const { error } = checkout.placing;
  const ask = async (): Promise<void> => {
    const order = await checkout.askAgain();
    if (order) await follow(order);
  };
  return (
    <div role="alert">
      <EmptyState
        icon={<PlugDisconnectedRegular />}
        title={error ? t('unanswered.reason', { reason: errorText(error) }) : t('unanswered.title')}
        text={t('unanswered.text')}
      >
        <Button appearance="primary" size="large" onClick={() => void ask()}>
          {t('unanswered.ask')}
        </Button>
      </EmptyState>
    </div>
  );
});
