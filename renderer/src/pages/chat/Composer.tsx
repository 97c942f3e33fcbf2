import { Textarea } from '@fluentui/react-components';
import { SendRegular } from '@fluentui/react-icons/headless/svg/send';
import { observer } from 'mobx-react-lite';
import type { FormEvent, KeyboardEvent } from 'react';
import { CHAT_TEXT_MAX } from '../../../../shared/contract/limits.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useStores } from '../../stores/context.ts';
import { Button } from '../../ui/form/Button.tsx';
import { useHydrated } from '../../ui/loading/useHydrated.ts';
import { useChat } from './useChat.ts';
import styles from './Composer.module.css';

/** The message field: Enter sends, Shift+Enter begins a new line. Without a connection the message is queued. */
export const Composer = observer(function Composer() {
  const { t } = useTranslation('contact');
  const { ui } = useStores();
  const chat = useChat();
  const isHydrated = useHydrated();
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    chat.say();
  };
  const handleKey = (event: KeyboardEvent): void => {
    // During composition, Enter belongs to the input method.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    chat.say();
  };
  const isOffline = !ui.isOnline || chat.status === 'waiting';
  const state = isOffline ? t('chat.waiting') : chat.pause === null ? '' : t('chat.pause', { count: chat.pause });
  return (
    <form className={styles.root} method="post" onSubmit={handleSubmit}>
      <p className={styles.state} role="status">
        {state}
      </p>
      <Textarea
        className={styles.text}
        aria-label={t('chat.label')}
        placeholder={t('chat.placeholder')}
        maxLength={CHAT_TEXT_MAX}
        rows={2}
        resize="none"
        value={chat.draft}
        disabled={!isHydrated}
        onChange={(_, { value }) => chat.write(value)}
        onKeyDown={handleKey}
      />
      <Button
        type="submit"
        className={styles.send}
        appearance="primary"
        icon={<SendRegular />}
        disabled={!isHydrated}
        disabledFocusable={chat.draft.trim() === ''}
      >
        {t('chat.send')}
      </Button>
    </form>
  );
});
