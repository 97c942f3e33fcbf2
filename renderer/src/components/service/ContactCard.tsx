import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useStores } from '../../stores/context.ts';
import { useLocalised } from '../../ui/text/useLocalised.ts';
import { wrapText } from '../../ui/text/wrapText.tsx';
import { ContactChannels, useDirectContact } from '../contact/ContactChannels.tsx';
import { ContactFacts } from './ContactFacts.tsx';
import styles from './ServiceParts.module.css';

/** The store's contacts and opening hours; nothing where none are configured. */
export const ContactCard = observer(function ContactCard({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('publish');
  const hasContact = useHasContact();
  if (!hasContact && !children) return null;
  return (
    <section className={styles.card} aria-labelledby="ways">
      <h2 id="ways" className={styles.heading}>
        {t('service.ways')}
      </h2>
      <ContactChannels about={t('service.about')} />
      <ContactFacts />
      {wrapText(children)}
    </section>
  );
});

/** True if there are contact details, or they could not be read, which `ContactFacts` reports. */
function useHasContact(): boolean {
  const config = useStores().queries.peek('readConfig', {});
  const direct = useDirectContact();
  const text = useLocalised();
  if (!config || direct) return true;
  return text(config.contact_us, 'ol_time') !== '' || text(config.contact_us, 'address') !== '';
}
