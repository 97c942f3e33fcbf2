import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { ContactChannels, useDirectContact } from '../../components/contact/ContactChannels.tsx';
import { UnlessTextsHidden } from '../../components/customers/UnlessTextsHidden.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useStores } from '../../stores/context.ts';
import { useLocalised } from '../../ui/text/useLocalised.ts';
import { Head } from '../../ui/head/Head.tsx';
import { useChat } from './useChat.ts';
import styles from './ChatPage.module.css';
import { Composer } from './Composer.tsx';
import { Conversation } from './Conversation.tsx';

/** The live chat (S2.2), or the other contacts where there is none. */
export const ChatPage = observer(function ChatPage() {
  const { t } = useTranslation('contact');
  const {
    queries,
    chat: { canChat },
  } = useStores();
  const chat = useChat();
  const title = canChat ? t('chat.title') : t('chrome:contact.open');
  const text = useLocalised();
  const otherChannels = useDirectContact();
  const contact = queries.peek('readConfig', {})?.contact_us;
  const hours = contact && text(contact, 'ol_time');
  const isOpen = chat.isStaffOnline;
  const closed = hours ? `${t('chat.closed')} ${t('chat.hours', { hours })}` : t('chat.closed');
  useEffect(() => {
    const look = (): void => chat.watch(!document.hidden);
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      chat.watch(false);
    };
  }, [chat]);
  return (
    <main id="content" className={styles.root}>
      <Head title={title} isPrivate />
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      <p className={styles.lead}>{canChat ? t('chat.lead') : t('chat.none')}</p>
      {canChat && (
        <>
          <p className={styles.state} role="status">
            {isOpen === null ? '' : isOpen ? t('chat.open') : closed}
          </p>
          <section className={styles.card} aria-label={t('chat.title')}>
            <UnlessTextsHidden>
              <Conversation />
            </UnlessTextsHidden>
            <Composer />
          </section>
          {otherChannels && <h2 className={styles.other}>{t('chat.other')}</h2>}
        </>
      )}
      <ContactChannels about={t('chat.title')} />
    </main>
  );
});
