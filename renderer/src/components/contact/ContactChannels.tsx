import { clsx } from 'clsx';
import { CallRegular } from '@fluentui/react-icons/headless/svg/call';
import { ChatRegular } from '@fluentui/react-icons/headless/svg/chat';
import { MailRegular } from '@fluentui/react-icons/headless/svg/mail';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useStores } from '../../stores/context.ts';
import styles from './ContactChannels.module.css';

/** E-mail, phone and WhatsApp as configured; null where none is. */
export function useDirectContact(): { email: string; mobile: string; number: string } | null {
  const config = useStores().queries.peek('readConfig', {});
  if (!config) return null;
  const { email, mobile } = config.contact_us;
  const number = config.whatsapp.replace(/\D/g, '');
  return email || mobile || number ? { email, mobile, number } : null;
}

interface ContactChannelsProps {
  about: string;
  isCentred?: boolean;
}

/** Mail, phone and WhatsApp of the store; the message begins with its subject. */
export const ContactChannels = observer(function ContactChannels({ about, isCentred = false }: ContactChannelsProps) {
  const { t } = useTranslation('catalogue');
  const contact = useDirectContact();
  if (!contact) return null;
  const { email, mobile, number } = contact;
  const text = encodeURIComponent(about);
  return (
    <ul role="list" className={clsx(styles.list, isCentred && styles.centred)}>
      {email && (
        <li>
          <a className={styles.link} href={`mailto:${email}?subject=${text}`}>
            <MailRegular fontSize="20px" />
            <span>{email}</span>
          </a>
        </li>
      )}
      {mobile && (
        <li>
          <a className={styles.link} href={`tel:${mobile.replace(/[^\d+]/g, '')}`}>
            <CallRegular fontSize="20px" />
            <span>{mobile}</span>
          </a>
        </li>
      )}
      {number && (
        <li>
          <a className={styles.link} href={`https://wa.me/${number}?text=${text}`} target="_blank" rel="noreferrer">
            <ChatRegular fontSize="20px" />
            <span>{t('contact.whatsapp')}</span>
          </a>
        </li>
      )}
    </ul>
  );
});
