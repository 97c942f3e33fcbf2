import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Customer } from '../../../../shared/customers/customer.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useStores } from '../../stores/context.ts';
import { Prompt } from '../../ui/feedback/Prompt.tsx';
import { Button } from '../../ui/form/Button.tsx';
import styles from './CustomersPage.module.css';

/** Actions on the whole list: export as a table, delete. */
export const ListActions = observer(function ListActions({ matching }: { matching: readonly Customer[] }) {
  const { t } = useTranslation('customers');
  const { customers, notices } = useStores();
  const [isSaving, setSaving] = useState(false);
  const handleExport = async (): Promise<void> => {
    setSaving(true);
    const isThere = await customers.exportCsv(matching.map(({ id }) => id));
    setSaving(false);
    if (isThere)
      notices.show({ intent: 'success', text: { key: 'customers:exported', values: { count: matching.length } } });
  };
  return (
    <div className={styles.listActions}>
      <Button
        className={styles.button}
        disabledFocusable={isSaving || matching.length === 0}
        onClick={() => void handleExport()}
      >
        {t('export', { count: matching.length })}
      </Button>
      <RemoveAll />
    </div>
  );
});

/** Deletes all customers, after a confirmation. */
const RemoveAll = observer(function RemoveAll() {
  const { t } = useTranslation('customers');
  const { customers, notices } = useStores();
  const [isOpen, setOpen] = useState(false);
  const count = customers.all.length;
  const handleRemove = async (): Promise<void> => {
    setOpen(false);
    const isDone = await customers.act({ type: 'remove', ids: customers.all.map(({ id }) => id) });
    notices.show(
      isDone
        ? { intent: 'success', text: { key: 'customers:removeAll.done' } }
        : { intent: 'error', text: { key: 'customers:notSaved' } },
    );
  };
  return (
    <>
      <Button className={styles.button} appearance="subtle" onClick={() => setOpen(true)}>
        {t('removeAll.ask')}
      </Button>
      <Prompt
        isOpen={isOpen}
        title={t('removeAll.title', { count })}
        onClose={() => setOpen(false)}
        actions={
          <>
            <Button className={styles.button} onClick={() => setOpen(false)}>
              {t('removeAll.no')}
            </Button>
            <Button className={styles.button} appearance="primary" onClick={() => void handleRemove()}>
              {t('removeAll.yes')}
            </Button>
          </>
        }
      >
        {t('removeAll.text')}
      </Prompt>
    </>
  );
});
