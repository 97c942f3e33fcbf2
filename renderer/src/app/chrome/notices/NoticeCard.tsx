import { clsx } from 'clsx';
import { CheckmarkCircleRegular } from '@fluentui/react-icons/headless/svg/checkmark-circle';
import { DismissRegular } from '@fluentui/react-icons/headless/svg/dismiss';
import { ErrorCircleRegular } from '@fluentui/react-icons/headless/svg/error-circle';
import { InfoRegular } from '@fluentui/react-icons/headless/svg/info';
import { WarningRegular } from '@fluentui/react-icons/headless/svg/warning';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import type { Notice } from '../../../stores/notices/NoticeStore.ts';
import { UnbrokenNumbers } from '../../../ui/text/UnbrokenNumbers.tsx';
import styles from './NoticeCard.module.css';

const ICONS = {
  success: CheckmarkCircleRegular,
  info: InfoRegular,
  warning: WarningRegular,
  error: ErrorCircleRegular,
};
/** The time to read a sentence; longer with an action. An error stays until it is closed. */
const READING_MS = 6_000;
const ACTING_MS = 10_000;

interface NoticeCardProps {
  notice: Notice;
  onDismiss: () => void;
}

/** A notice that closes by itself after the time to read it, but not under a pointer or the focus. */
export function NoticeCard({ notice, onDismiss }: NoticeCardProps) {
  const { t } = useTranslation('chrome');
  const [isHeld, setHeld] = useState(false);
  const dismiss = useRef(onDismiss);
  const { intent, text, action, isLasting = intent === 'error' } = notice;
  const shownFor = isLasting ? null : action ? ACTING_MS : READING_MS;

  useEffect(() => {
    if (isHeld || shownFor === null) return;
    const timer = setTimeout(() => dismiss.current(), shownFor);
    return () => clearTimeout(timer);
  }, [isHeld, shownFor]);

  const Icon = ICONS[intent];
  return (
    <div
      className={clsx(styles.card, styles[intent])}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon className={styles.icon} aria-hidden="true" />
      <div className={styles.body}>
        <p className={styles.text}>
          <UnbrokenNumbers text={typeof text === 'string' ? text : t(text.key, text.values ?? {})} />
        </p>
        {action && (
          <button
            type="button"
            className={styles.action}
            onClick={({ detail }) => {
              // Ignores the second click of a double click, which was meant for the notice shown here before.
              if (detail > 1) return;
              action.run();
              onDismiss();
            }}
          >
            {t(action.key)}
          </button>
        )}
      </div>
      <button type="button" className={styles.close} aria-label={t('notices.dismiss')} onClick={onDismiss}>
        <DismissRegular aria-hidden="true" />
      </button>
    </div>
  );
}
