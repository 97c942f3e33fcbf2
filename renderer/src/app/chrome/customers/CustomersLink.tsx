import { PeopleRegular } from '@fluentui/react-icons/headless/svg/people';
import { observer } from 'mobx-react-lite';
import { useEffect, useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { dueCustomers, today } from '../../../../../shared/customers/dueCustomers.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../routing/paths.ts';
import { useStores } from '../../../stores/context.ts';
import { Link } from '../../../ui/navigation/Link.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { CartBadge } from '../header/CartBadge.tsx';
import styles from '../header/HeaderLink.module.css';

const DUE = { due: '1' };

/** Links to the rep's customers, with the number to follow up by now. */
export const CustomersLink = observer(function CustomersLink() {
  const { t } = useTranslation('customers');
  const { customers } = useStores();
  const countId = useId();
  const due = dueCustomers(customers.all, today()).length;
  if (!customers.isThere) return null;
  return (
    <>
      <Reminder />
      <Link
        className={styles.root}
        to={due > 0 ? paths.customersBy(DUE) : paths.customers}
        aria-label={t('title')}
        aria-describedby={countId}
      >
        <span className={styles.icon}>
          <PeopleRegular aria-hidden="true" />
          <CartBadge count={due} />
        </span>
        <span className={styles.text}>{t('title')}</span>
      </Link>
      <VisuallyHidden id={countId} isStatus>
        {due > 0 ? t('due', { count: due }) : ''}
      </VisuallyHidden>
    </>
  );
});

/** Names the customers to follow up today, once at the start. */
const Reminder = observer(function Reminder() {
  const { customers, notices } = useStores();
  const navigate = useNavigate();
  useEffect(() => {
    const { isReminded, all } = customers;
    const count = dueCustomers(all, today()).length;
    if (isReminded || count === 0) return;
    customers.remind();
    notices.show({
      intent: 'info',
      text: { key: 'customers:due', values: { count } },
      action: { key: 'customers:look', run: () => void navigate(paths.customersBy(DUE)) },
    });
  }, [customers, notices, navigate]);
  return null;
});
