import { clsx } from 'clsx';
import { MailRegular } from '@fluentui/react-icons/headless/svg/mail';
import { MailReadRegular } from '@fluentui/react-icons/headless/svg/mail-read';
import { observer } from 'mobx-react-lite';
import type { Message } from '../../../../shared/contract/schemas/messages.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useStores } from '../../stores/context.ts';
import { Button } from '../../ui/form/Button.tsx';
import { DateTime } from '../../ui/text/DateTime.tsx';
import { useLocalised } from '../../ui/text/useLocalised.ts';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { UnbrokenNumbers } from '../../ui/text/UnbrokenNumbers.tsx';
import { ConfiguredLink } from '../navigation/ConfiguredLink.tsx';
import { MessageIcon } from './MessageIcon.tsx';
import styles from './MessageRows.module.css';

/** Messages, newest first; following one marks it as read. */
export function MessageRows({ messages }: { messages: readonly Message[] }) {
  return (
    <ul role="list" className={styles.list}>
      {messages.map((message) => (
        <MessageRow key={message.id} message={message} />
      ))}
    </ul>
  );
}

const MessageRow = observer(function MessageRow({ message }: { message: Message }) {
  const { t } = useTranslation('inbox');
  const { messages } = useStores();
  const text = useLocalised();
  const isRead = messages.isRead(message);
  const title = text(message, 'title');
  const follow = (): void => void messages.mark(message, true);
  return (
    <li className={styles.row}>
      <span className={clsx(styles.icon, !isRead && styles.fresh)}>
        <MessageIcon flag={message.flag} />
        {!isRead && <span className={styles.dot} aria-hidden="true" />}
      </span>
      <span className={styles.words}>
        <span className={clsx(styles.title, !isRead && styles.bold)}>
          {!isRead && <VisuallyHidden>{`${t('isNew')}: `}</VisuallyHidden>}
          {message.link ? (
            <ConfiguredLink className={styles.link} link={message.link} onFollow={follow}>
              <UnbrokenNumbers text={title} />
            </ConfiguredLink>
          ) : (
            <UnbrokenNumbers text={title} />
          )}
        </span>
        <span>{text(message, 'body')}</span>
        <DateTime className={styles.quiet} at={message.created_at} />
      </span>
      <Button
        className={styles.button}
        appearance="subtle"
        icon={isRead ? <MailRegular /> : <MailReadRegular />}
        title={t(isRead ? 'markUnread' : 'markRead')}
        aria-label={t(isRead ? 'markUnreadOf' : 'markReadOf', { title })}
        onClick={() => void messages.mark(message, !isRead)}
      />
    </li>
  );
});
