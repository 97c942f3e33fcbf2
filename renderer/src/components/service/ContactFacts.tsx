import { observer } from 'mobx-react-lite';
import { useRevalidator } from 'react-router-dom';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useStores } from '../../stores/context.ts';
import { Button } from '../../ui/form/Button.tsx';
import { useLocalised } from '../../ui/text/useLocalised.ts';
import styles from './ServiceParts.module.css';

/** The merchant's opening hours and address, as configured. */
export const ContactFacts = observer(function ContactFacts() {
  const { t } = useTranslation('publish');
  const contact = useStores().queries.peek('readConfig', {})?.contact_us;
  const { revalidate, state } = useRevalidator();
  const text = useLocalised();
  if (!contact)
    return (
      <div role="alert" className={styles.failed}>
        <p>{t('service.unavailable')}</p>
        <Button size="large" disabledFocusable={state === 'loading'} onClick={() => void revalidate()}>
          {t('service.retry')}
        </Button>
      </div>
    );
  const facts = [
    [t('service.hours'), text(contact, 'ol_time')],
    [t('service.address'), text(contact, 'address')],
  ].filter(([, fact]) => fact);
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(([name, fact]) => (
        <div key={name}>
          <dt className={styles.quiet}>{name}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
});
