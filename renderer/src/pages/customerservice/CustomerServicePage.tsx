import { CheckmarkCircleRegular } from '@fluentui/react-icons/headless/svg/checkmark-circle';
import {
  EXCHANGE_DAYS,
  QUERY_REPLY_HOURS,
  QUOTE_REPLY_HOURS,
  RETURN_DAYS,
} from '../../../../shared/contract/limits.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Head } from '../../ui/head/Head.tsx';
import frame from '../../ui/layout/Page.module.css';
import { HelpLinks } from '../../components/service/HelpLinks.tsx';
import styles from '../../components/service/ServiceParts.module.css';
import { ContactCard } from '../../components/service/ContactCard.tsx';
import { FrequentQuestions } from './FrequentQuestions.tsx';

const PROMISES = [
  ['quote', QUOTE_REPLY_HOURS],
  ['query', QUERY_REPLY_HOURS],
  ['return', RETURN_DAYS],
  ['exchange', EXCHANGE_DAYS],
] as const;

/** Contacts of the store, its promises, and self-service. */
export function CustomerServicePage() {
  const { t } = useTranslation('publish');
  return (
    <main id="content" className={frame.root}>
      <Head title={t('service.title')} description={t('service.lead')} />
      <header className={frame.header}>
        <h1 className={frame.title} tabIndex={-1}>
          {t('service.title')}
        </h1>
        <p className={frame.description}>{t('service.lead')}</p>
      </header>
      <div className={styles.columns}>
        <ContactCard />
        <section className={styles.card} aria-labelledby="promises">
          <h2 id="promises" className={styles.heading}>
            {t('service.promises')}
          </h2>
          <ul role="list" className={styles.promises}>
            {PROMISES.map(([name, count]) => (
              <li key={name} className={styles.promise}>
                <CheckmarkCircleRegular className={styles.check} aria-hidden="true" />
                <span>{t(`service.${name}`, { count })}</span>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <HelpLinks />
      <FrequentQuestions />
    </main>
  );
}
