import { clsx } from 'clsx';
import { ChatRegular } from '@fluentui/react-icons/headless/svg/chat';
import { observer } from 'mobx-react-lite';
import { type ComponentType, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CONTACT_LINK_DELAY_MS } from '../../../../shared/contract/limits.ts';
import { loadTexts } from '../../i18n/loadTexts.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { useStores } from '../../stores/context.ts';
import type { ContactPanelProps } from './ContactPanel.tsx';
import styles from './ContactWidget.module.css';
import type { ContactChannel } from './useContactChannels.ts';

/** Contact at the same place of every page (S2.8); the code behind the button is loaded on demand. */
export const ContactWidget = observer(function ContactWidget() {
  const { t, i18n } = useTranslation('chrome');
  const { contact, chat, notices, ui } = useStores();
  const navigate = useNavigate();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [panel, setPanel] = useState<{ Panel: ComponentType<ContactPanelProps> } | null>(null);

  const handleOpen = async (): Promise<void> => {
    if (isOpen) return setOpen(false);
    try {
      const [{ ContactPanel: Panel }] = await Promise.all([
        import('./ContactPanel.tsx'),
        loadTexts(i18n, 'contact', 'catalogue', 'messages'),
      ]);
      setPanel({ Panel });
      setOpen(true);
    } catch {
      notices.show({ intent: 'error', text: { key: 'chrome:contact.failed' } }); // the code could not be loaded
    }
  };
  const handleClose = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  const followLink = (name: string, url: string): void => {
    const again = { key: 'chrome:contact.again' as const, run: () => contact.openLink(url) };
    // A browser may block a window that opens so long after the click.
    notices.show({
      intent: 'success',
      text: { key: 'chrome:contact.thanks', values: { way: name } },
      action: again,
    });
    contact.openLink(url);
  };
  const handleRegistered = ({ name, url }: ContactChannel): void => {
    handleClose();
    setTimeout(() => {
      if (url === null) void navigate(paths.chat);
      else followLink(name, url);
    }, CONTACT_LINK_DELAY_MS);
  };
  const handleQueued = (): void => {
    handleClose();
    notices.show({ intent: 'info', text: { key: 'failures:queued' } });
  };
  const unread = chat.unread;
  return (
    <>
      <button
        ref={button}
        type="button"
        className={clsx(styles.button, ui.isMobile && styles.inBar)}
        aria-label={unread > 0 ? `${t('contact.open')}, ${t('contact.unread', { count: unread })}` : t('contact.open')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => void handleOpen()}
      >
        <ChatRegular aria-hidden="true" />
        {unread > 0 && (
          <span className={styles.badge} aria-hidden="true">
            {unread > 99 ? '99+' : unread}
          </span>
        )}
      </button>
      {isOpen && panel && (
        <panel.Panel opener={button} onClose={handleClose} onRegistered={handleRegistered} onKept={handleQueued} />
      )}
    </>
  );
});
