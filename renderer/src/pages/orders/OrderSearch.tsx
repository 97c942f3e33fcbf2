import { Input } from '@fluentui/react-components';
import { SearchRegular } from '@fluentui/react-icons/headless/svg/search';
import type { OrderSummary } from '../../../../shared/contract/schemas/orders.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { useSubmitToQuery } from '../../ui/navigation/useSubmitToQuery.ts';
import styles from './OrderSearch.module.css';

/** Searches by an order's or a part number; it goes into the address, so that a reload finds the same. */
export function OrderSearch({ keyword, state }: { keyword: string; state: OrderSummary['state'] | undefined }) {
  const { t } = useTranslation('order');
  const submit = useSubmitToQuery();
  return (
    <form role="search" className={styles.form} onSubmit={submit}>
      {state && <input type="hidden" name="state" value={state} />}
      <Field label={t('list.search')}>
        <Input
          className={styles.input}
          name="keyword"
          size="large"
          defaultValue={keyword}
          maxLength={80}
          autoComplete="off"
          spellCheck={false}
        />
      </Field>
      <Button className={styles.button} type="submit" appearance="primary" icon={<SearchRegular />}>
        {t('list.find')}
      </Button>
    </form>
  );
}
