import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { ChatMessage } from '../../../../shared/contract/schemas/chat.ts';
import { foreignKey } from '../../i18n/textKeys.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import styles from './Conversation.module.css';
import { useSite } from '../../ui/head/Head.tsx';
import { useChat } from './useChat.ts';
import { messageTime } from './messageTime.ts';

/** The conversation, the latest message at the foot, with the delivery state of the visitor's own. */
export const Conversation = observer(function Conversation() {
  const { t } = useTranslation('contact');
  const chat = useChat();
  const root = useRef<HTMLDivElement>(null);
  const { messages, outbox, isOtherTyping } = chat;
  const count = messages.length + outbox.length;
  useEffect(() => {
    if (root.current) root.current.scrollTop = root.current.scrollHeight;
  }, [count, isOtherTyping]);
  return (
    <div ref={root} className={styles.root} role="log" aria-label={t('chat.log')} tabIndex={0}>
      {count === 0 && <p className={styles.empty}>{t('chat.empty')}</p>}
      <ol role="list" className={styles.list}>
        {messages.map((message) => (
          <Bubble
            key={message.key}
            from={message.from}
            text={message.text}
            at={message.at}
            {...(message.from === 'visitor' && { state: chat.stateOf(message) })}
          />
        ))}
        {outbox.map(({ key, text, at }) => (
          <Bubble key={key} from="visitor" text={text} at={at} state="unsent" />
        ))}
      </ol>
      {isOtherTyping && <p className={styles.typing}>{t('chat.typing')}</p>}
    </div>
  );
});

interface BubbleProps extends Pick<ChatMessage, 'from' | 'text' | 'at'> {
  state?: 'unsent' | 'sent' | 'delivered' | 'read';
}

function Bubble({ from, text, at, state }: BubbleProps) {
  const { t } = useTranslation('contact');
  const { language } = useSite();
  // The store's automatic answers are texts in the reader's language.
  const words = from === 'system' ? t(foreignKey(`chat.${text}`)) : text;
  return (
    <li className={clsx(styles.bubble, from === 'visitor' && styles.own)}>
      <p className={styles.who}>{from === 'visitor' ? t('chat.you') : t('chat.staff')}</p>
      <p className={styles.text}>{words}</p>
      <p className={styles.foot}>
        <time dateTime={at}>{messageTime(at, language)}</time>
        {state && <span>{t(`chat.state.${state}`)}</span>}
      </p>
    </li>
  );
}
