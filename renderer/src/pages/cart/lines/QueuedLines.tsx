import { MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useStores } from '../../../stores/context.ts';
import { Button } from '../../../ui/form/Button.tsx';
import styles from '../CartPage.module.css';

/** Products added without a network: queued until the store has accepted them. */
export const QueuedLines = observer(function QueuedLines() {
  const { t } = useTranslation('cart');
  const { cart, outbox } = useStores();
  const waiting = outbox.waiting.filter(
    ({ name, customer }) => (name === 'addCartLine' || name === 'addCartLines') && (customer ?? '') === cart.customer,
  );
  if (waiting.length === 0) return null;
  return (
    <MessageBar intent="info" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{t('waiting.title', { count: waiting.length })}</MessageBarTitle>
        <ul role="list" className={styles.waiting}>
          {waiting.map(({ id, about }) => (
            <li key={id}>{about}</li>
          ))}
        </ul>
      </MessageBarBody>
      <MessageBarActions>
        <Button className={styles.touch} onClick={outbox.open}>
          {t('waiting.open')}
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
});
