import { clsx } from 'clsx';
import { CheckmarkCircleRegular } from '@fluentui/react-icons/headless/svg/checkmark-circle';
import { ClockRegular } from '@fluentui/react-icons/headless/svg/clock';
import { WarningRegular } from '@fluentui/react-icons/headless/svg/warning';
import { observer } from 'mobx-react-lite';
import { type ComponentType, useEffect, useState } from 'react';
import { loadOutboxPanel } from '../../../components/outbox/loadOutboxPanel.ts';
import { useRelativeTime } from '../../../components/outbox/useRelativeTime.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useStores } from '../../../stores/context.ts';
import styles from './OutboxChip.module.css';

/** The number of queued requests and the age of the oldest; opens the outbox. Shown while there are any. */
export const OutboxChip = observer(function OutboxChip({ isCompact = false }: { isCompact?: boolean }) {
  const { outbox } = useStores();
  const isThere = outbox.count > 0 || outbox.accepted.length > 0 || outbox.view.wasLost || outbox.isOpen;
  return isThere ? <Chip isCompact={isCompact} /> : null;
});

const Chip = observer(function Chip({ isCompact }: { isCompact: boolean }) {
  const { t, i18n } = useTranslation('chrome');
  const { outbox, notices } = useStores();
  const ago = useRelativeTime();
  const [panel, setPanel] = useState<{ Panel: ComponentType } | null>(null);
  const { isOpen, count, oldest, reviews, accepted, view } = outbox;
  useEffect(() => {
    // Preloaded, as the outbox may be opened offline; a failure is reported when it is opened.
    loadOutboxPanel(i18n).then(
      (Panel) => setPanel({ Panel }),
      () => undefined,
    );
  }, [i18n, isOpen]);

  const handleClick = async (): Promise<void> => {
    try {
      setPanel({ Panel: await loadOutboxPanel(i18n) });
      outbox.open();
    } catch {
      notices.show({ intent: 'error', text: { key: 'chrome:contact.failed' } }); // the code could not be loaded
    }
  };
  const isSent = count === 0 && accepted.length > 0;
  // The queued requests could not be read.
  const isUnknown = view.wasLost && count === 0 && !isSent;
  const isWarning = isUnknown || reviews.length > 0;
  const words = isSent
    ? t('outbox.accepted', { amount: accepted.length })
    : reviews.length > 0
      ? t('outbox.review', { amount: reviews.length })
      : t('outbox.waiting', { amount: isUnknown ? '?' : count });
  const age = oldest === null ? '' : count === 1 ? ago(oldest) : t('outbox.since', { ago: ago(oldest) });
  const Icon = isSent ? CheckmarkCircleRegular : isWarning ? WarningRegular : ClockRegular;
  return (
    <>
      <button
        type="button"
        className={clsx(styles.root, isCompact && styles.compact, isSent && styles.sent)}
        aria-haspopup="dialog"
        {...(isCompact && { 'aria-label': [words, age].filter(Boolean).join(', ') })}
        onClick={() => void handleClick()}
      >
        <Icon className={styles.icon} aria-hidden="true" />
        {isCompact ? (
          <span className={styles.count}>{isSent ? accepted.length : isUnknown ? '?' : count}</span>
        ) : (
          <span className={styles.words}>
            <span className={styles.count}>{words}</span>
            {age && <span className={styles.age}>{age}</span>}
          </span>
        )}
      </button>
      {panel && <panel.Panel />}
    </>
  );
});
