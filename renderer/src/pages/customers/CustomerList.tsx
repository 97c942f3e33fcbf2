import { PeopleRegular } from '@fluentui/react-icons/headless/svg/people';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { useStores } from '../../stores/context.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { LinkButton } from '../../ui/form/LinkButton.tsx';
import { CustomerCard } from './CustomerCard.tsx';
import styles from './CustomersPage.module.css';
import { ListActions } from './ListActions.tsx';
import { ListTools } from './ListTools.tsx';
import { useCustomerList } from './useCustomerList.ts';
import { ImportErrorBar } from './import/ImportErrorBar.tsx';
import { useImport } from './import/useImport.ts';
import { useBarcodeScanner } from './import/useBarcodeScanner.ts';

/** All customers, or those that match the search. */
export const CustomerList = observer(function CustomerList() {
  const { t } = useTranslation('customers');
  const { customers } = useStores();
  const { importSources, importError } = useImport();
  useBarcodeScanner((scanned) => void importSources([scanned], 'scan'));
  const { query, search, matching, due } = useCustomerList();
  if (customers.all.length === 0)
    return (
      <>
        <ImportErrorBar importError={importError} />
        <EmptyState icon={<PeopleRegular />} title={t('empty.title')} text={t('empty.text')}>
          <LinkButton isPrimary to={paths.customersBy({ edit: 'new' })}>
            {t('empty.add')}
          </LinkButton>
          <LinkButton to={paths.customersBy({ add: 'card' })}>{t('import.open')}</LinkButton>
        </EmptyState>
      </>
    );
  return (
    <>
      <ImportErrorBar importError={importError} />
      <ListTools query={query} search={search} due={due} />
      <p className={styles.count} role="status">
        {t('found', { count: matching.length })}
      </p>
      {matching.length === 0 ? (
        <EmptyState icon={<PeopleRegular />} title={t('none.title')} text={t(query.isDue ? 'none.due' : 'none.text')}>
          <LinkButton to={paths.customers} onClick={() => search('')}>
            {t('none.all')}
          </LinkButton>
        </EmptyState>
      ) : (
        <ul role="list" className={styles.list} aria-label={t('title')}>
          {matching.map((customer) => (
            <CustomerCard key={customer.id} customer={customer} />
          ))}
        </ul>
      )}
      <ListActions matching={matching} />
    </>
  );
});
