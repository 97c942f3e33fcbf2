import { MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useQuery } from '../../components/loading/useQuery.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useStores } from '../../stores/context.ts';
import { Task } from '../../stores/Task.ts';
import { Prompt } from '../../ui/feedback/Prompt.tsx';
import { Button } from '../../ui/form/Button.tsx';
import styles from './CustomersPage.module.css';

/** Carts of customers who are not in the list on this computer, by the customers' ids. Call it in an observer. */
function useOrphanedCarts(): { carts: readonly string[]; deleteAll: () => Promise<void>; isRunning: boolean } {
  const { call, customers, notices } = useStores();
  const [work] = useState(() => new Task());
  // Not known without a network.
  const { data, retry } = useQuery('listCustomerCarts', {});
  const carts = (data?.carts ?? []).map(({ customer }) => customer).filter((id) => customers.find(id) === null);
  const deleteAll = async (): Promise<void> => {
    await work.run(async () => {
      for (const customer of carts) await call('deleteCustomerCart', { customer });
    });
    if (work.error) notices.actionFailed(work.error);
    else notices.actionDone();
    retry();
  };
  return { carts, deleteAll, isRunning: work.isRunning };
}

/** Carts at the store whose customers are not in this list: they count, and are unreachable otherwise. */
export const OrphanedCarts = observer(function OrphanedCarts() {
  const { t } = useTranslation('customers');
  const { carts, deleteAll, isRunning } = useOrphanedCarts();
  const [isAsked, setAsked] = useState(false);
  const close = (): void => setAsked(false);
  if (carts.length === 0) return null;
  return (
    <MessageBar intent="info" layout="multiline">
      <MessageBarBody>{t('stray.found', { count: carts.length })}</MessageBarBody>
      <MessageBarActions>
        <Button className={styles.button} disabledFocusable={isRunning} onClick={() => setAsked(true)}>
          {t('stray.ask')}
        </Button>
        <Prompt
          isOpen={isAsked}
          title={t('stray.title', { count: carts.length })}
          onClose={close}
          actions={
            <>
              <Button className={styles.button} onClick={close}>
                {t('stray.no')}
              </Button>
              <Button
                className={styles.button}
                appearance="primary"
                onClick={() => {
                  close();
                  void deleteAll();
                }}
              >
                {t('stray.yes')}
              </Button>
            </>
          }
        >
          {t('stray.text')}
        </Prompt>
      </MessageBarActions>
    </MessageBar>
  );
});
