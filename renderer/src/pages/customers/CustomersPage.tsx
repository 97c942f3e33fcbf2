import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { MemberFrame } from '../../components/member/MemberFrame.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { useStores } from '../../stores/context.ts';
import { LinkButton } from '../../ui/form/LinkButton.tsx';
import { CustomerFields } from './form/CustomerFields.tsx';
import { CustomerList } from './CustomerList.tsx';
import type { Draft } from './form/customerForm.ts';
import { ImportPanel } from './import/ImportPanel.tsx';
import styles from './CustomersPage.module.css';
import { OrphanedCarts } from './OrphanedCarts.tsx';

/** The customers of a rep, stored on their laptop. */
export const CustomersPage = observer(function CustomersPage() {
  const { t } = useTranslation('customers');
  const { customers } = useStores();
  const [params] = useSearchParams();
  const edited = params.get('edit');
  const isAdding = params.get('add') !== null;
  const hasWays = edited === null && !isAdding && customers.all.length > 0;
  const actions = (
    <div className={styles.listActions}>
      <LinkButton to={paths.customersBy({ add: 'card' })}>{t('import.open')}</LinkButton>
      <LinkButton isPrimary to={paths.customersBy({ edit: 'new' })}>
        {t('add')}
      </LinkButton>
    </div>
  );
  return (
    <MemberFrame title={t('title')} action={hasWays && actions} isAlone>
      {isAdding ? <ImportPanel /> : <Customers edited={edited} />}
    </MemberFrame>
  );
});

const Customers = observer(function Customers({ edited }: { edited: string | null }) {
  const { t } = useTranslation('customers');
  const { customers } = useStores();
  const navigate = useNavigate();
  const location = useLocation();
  const isLocked = customers.view?.isLocked === true;
  const editedCustomer = edited === 'new' ? draftOf(location.state) : customers.all.find(({ id }) => id === edited);
  if (editedCustomer)
    return (
      <CustomerFields
        key={edited}
        customer={editedCustomer}
        onLeft={() => void navigate(paths.customers, { replace: true })}
      />
    );
  return (
    <>
      <p className={styles.lead}>{t('lead')}</p>
      {customers.view?.wasLost && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{t(isLocked ? 'locked' : 'lost')}</MessageBarBody>
        </MessageBar>
      )}
      {/* Which carts are whose, and which customers there are, is not known. */}
      {!isLocked && (
        <>
          <OrphanedCarts />
          <CustomerList />
        </>
      )}
    </>
  );
});

/** Values read from a card; empty where the form is filled in by hand. */
const draftOf = (state: unknown): Draft =>
  typeof state === 'object' && state !== null && 'source' in state ? (state as Draft) : { source: 'form' };
