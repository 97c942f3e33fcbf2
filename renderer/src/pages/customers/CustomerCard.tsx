import { Badge } from '@fluentui/react-components';
import { clsx } from 'clsx';
import { CalendarRegular } from '@fluentui/react-icons/headless/svg/calendar';
import { observer } from 'mobx-react-lite';
import type { Customer } from '../../../../shared/customers/customer.ts';
import { today } from '../../../../shared/customers/dueCustomers.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { useStores } from '../../stores/context.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Link } from '../../ui/navigation/Link.tsx';
import { useFormats } from '../../ui/text/useFormats.ts';
import styles from './CustomersPage.module.css';
import { useCustomerActions } from './useCustomerActions.ts';

/** One customer: contact, consent, follow-up date, and the button to order for them. */
export const CustomerCard = observer(function CustomerCard({ customer }: { customer: Customer }) {
  const { t } = useTranslation('customers');
  const { customers } = useStores();
  const formats = useFormats();
  const { name, company, country, interest, consent } = customer;
  const isChosen = customers.chosen?.id === customer.id;
  return (
    <li className={clsx(styles.card, isChosen && styles.chosen)}>
      <div className={styles.words}>
        <h2 className={styles.name}>
          <Link className={styles.link} to={paths.customersBy({ edit: customer.id })}>
            {name}
          </Link>
        </h2>
        {(company || country) && (
          <span>{[company, country && formats.country(country)].filter(Boolean).join(' · ')}</span>
        )}
        <Reach customer={customer} />
        {interest && <span className={styles.quiet}>{t('interestedIn', { interest })}</span>}
        <span className={styles.marks}>
          <Badge appearance="tint" size="large" color={consent ? 'success' : 'warning'}>
            <span>{t(consent ? 'mayContact' : 'noConsent')}</span>
          </Badge>
          <FollowUp day={customer.followUp} />
        </span>
      </div>
      <Actions customer={customer} isChosen={isChosen} />
    </li>
  );
});

function Reach({ customer: { email, phone } }: { customer: Customer }) {
  if (!email && !phone) return null;
  return (
    <span className={styles.reach}>
      {email && <a href={`mailto:${email}`}>{email}</a>}
      {phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>}
    </span>
  );
}

function FollowUp({ day }: { day: string | null }) {
  const { t } = useTranslation('customers');
  const formats = useFormats();
  if (day === null) return null;
  const now = today();
  const key = day < now ? 'followUp.late' : day === now ? 'followUp.today' : 'followUp.on';
  return (
    <span className={clsx(styles.day, day <= now && styles.late)}>
      <CalendarRegular aria-hidden="true" />
      <span>{t(key, { date: formats.date(day) })}</span>
    </span>
  );
}

function Actions({ customer, isChosen }: { customer: Customer; isChosen: boolean }) {
  const { t } = useTranslation('customers');
  const { choose, remove } = useCustomerActions(customer);
  const { name } = customer;
  return (
    <div className={styles.actions}>
      <Button
        className={styles.button}
        {...(!isChosen && { appearance: 'primary' as const })}
        aria-label={t(isChosen ? 'stopOf' : 'orderOf', { name })}
        onClick={() => void choose(!isChosen)}
      >
        {t(isChosen ? 'stop' : 'order')}
      </Button>
      <Button
        className={styles.button}
        appearance="subtle"
        aria-label={t('removeOf', { name })}
        onClick={() => void remove()}
      >
        {t('remove')}
      </Button>
    </div>
  );
}
