import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { useStores } from '../../stores/context.ts';
import type { ContactChannel } from './useContactChannels.ts';
import { Link } from '../../ui/navigation/Link.tsx';
import styles from './ContactChoice.module.css';
import { ChannelIcon } from './ChannelIcon.tsx';

/** The contact channels as links, once the visitor's details are known (S4). */
export const ContactLinks = observer(function ContactLinks({
  channels,
  onFollow,
}: {
  channels: ContactChannel[];
  onFollow: () => void;
}) {
  const { t } = useTranslation('contact');
  const { t: chrome } = useTranslation('chrome');
  const { contact, chat } = useStores();
  const handleClick = (event: MouseEvent, url: string): void => {
    event.preventDefault();
    contact.openLink(url);
    onFollow();
  };
  return (
    <ul role="list" className={styles.list} aria-label={t('ways')}>
      {channels.map(({ id, name, url }) => (
        <li key={id}>
          {url === null ? (
            <Link className={styles.choice} to={paths.chat} onClick={onFollow}>
              <ChannelIcon id={id} />
              <span>{name}</span>
              {chat.unread > 0 && (
                <span className={styles.badge}>{chrome('contact.unread', { count: chat.unread })}</span>
              )}
            </Link>
          ) : (
            <a
              className={styles.choice}
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              onClick={(event) => handleClick(event, url)}
            >
              <ChannelIcon id={id} />
              <span>{name}</span>
            </a>
          )}
        </li>
      ))}
    </ul>
  );
});
