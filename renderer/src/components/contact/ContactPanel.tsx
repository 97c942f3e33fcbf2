import { Dialog, DialogSurface } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons/headless/svg/dismiss';
import { observer } from 'mobx-react-lite';
import { type RefObject, useEffect, useId, useRef } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useStores } from '../../stores/context.ts';
import { withFluent } from '../../ui/layout/FluentParts.tsx';
import { ModalSupport } from '../../ui/feedback/ModalSupport.tsx';
import { useDismissal } from '../../ui/feedback/useDismissal.ts';
import { useLocalised } from '../../ui/text/useLocalised.ts';
import { ContactChannels } from './ContactChannels.tsx';
import { ContactForm } from './form/ContactForm.tsx';
import { ContactLinks } from './ContactLinks.tsx';
import styles from './ContactPanel.module.css';
import { type ContactChannel, useContactChannels } from './useContactChannels.ts';
import { useMessagePrefill } from './useMessagePrefill.ts';

export interface ContactPanelProps {
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
  onRegistered: (channel: ContactChannel) => void;
  onKept: () => void;
}

/** A popover on a desk, a dialog on a phone (S2.8). */
export const ContactPanel = withFluent(
  observer(function ContactPanel(props: ContactPanelProps) {
    const { ui } = useStores();
    return ui.isMobile ? <ContactDialog {...props} /> : <ContactPopover {...props} />;
  }),
);

function ContactDialog({ onClose, onRegistered, onKept }: ContactPanelProps) {
  const titleId = useId();
  return (
    <Dialog open onOpenChange={(_, { open }) => open || onClose()}>
      <DialogSurface className={styles.dialog} aria-labelledby={titleId}>
        <ModalSupport />
        <Content titleId={titleId} onClose={onClose} onRegistered={onRegistered} onKept={onKept} />
      </DialogSurface>
    </Dialog>
  );
}

function ContactPopover({ opener, onClose, onRegistered, onKept }: ContactPanelProps) {
  const titleId = useId();
  const root = useRef<HTMLElement>(null);
  useDismissal(onClose, (target) => [root, opener].some(({ current }) => current?.contains(target)));
  useEffect(() => root.current?.focus(), []);
  return (
    <section ref={root} className={styles.popover} role="dialog" aria-labelledby={titleId} tabIndex={-1}>
      <Content titleId={titleId} onClose={onClose} onRegistered={onRegistered} onKept={onKept} />
    </section>
  );
}

interface ContentProps extends Omit<ContactPanelProps, 'opener'> {
  titleId: string;
}

const Content = observer(function Content({ titleId, onClose, onRegistered, onKept }: ContentProps) {
  const { t } = useTranslation('contact');
  const { t: chrome } = useTranslation('chrome');
  const { contact, queries } = useStores();
  const text = useLocalised();
  const config = queries.peek('readConfig', {});
  const hasMessengers = useContactChannels().some(({ url }) => url !== null);
  const hours = config && text(config.contact_us, 'ol_time');
  return (
    <>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {contact.hasLinks && hasMessengers ? t('title') : chrome('contact.open')}
        </h2>
        <CloseButton onClose={onClose} />
      </div>
      <div className={styles.content}>
        {contact.hasLinks ? (
          <LinkedWays onClose={onClose} onRegistered={onRegistered} onKept={onKept} />
        ) : (
          <CodedWays />
        )}
        {hours && (
          <p className={styles.hours}>
            <span>{t('hours')}</span>
            <br />
            <span>{hours}</span>
          </p>
        )}
      </div>
    </>
  );
});

const LinkedWays = observer(function LinkedWays({ onClose, onRegistered, onKept }: Omit<ContentProps, 'titleId'>) {
  const { t } = useTranslation('contact');
  const { contact } = useStores();
  const channels = useContactChannels();
  return contact.needsForm ? (
    <>
      <p className={styles.lead}>{t('lead')}</p>
      <ContactForm channels={channels} onRegistered={onRegistered} onKept={onKept} />
    </>
  ) : (
    <>
      <p className={styles.lead}>{t('leadKnown')}</p>
      <ContactLinks channels={channels} onFollow={onClose} />
    </>
  );
});

/** At a kiosk each channel is a code for the visitor's phone. */
function CodedWays() {
  const { t } = useTranslation('contact');
  const about = useMessagePrefill();
  return (
    <>
      <p className={styles.lead}>{t('leadCodes')}</p>
      <ContactChannels about={about} />
    </>
  );
}

function CloseButton({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('contact');
  return (
    <button type="button" className={styles.close} aria-label={t('close')} onClick={onClose}>
      <DismissRegular aria-hidden="true" />
    </button>
  );
}
