import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import type { SignInView } from '../../../../shared/ipc/signIn.ts';
import { useSecondsLeft } from '../../components/account/useCountdown.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useStores } from '../../stores/context.ts';
import { useSite } from '../../ui/head/Head.tsx';
import { QrCode } from '../../ui/media/QrCode.tsx';
import { useDismissal } from '../../ui/feedback/useDismissal.ts';
import styles from './Card.module.css';
import phone from './PhoneCard.module.css';

type Shown = Extract<SignInView, { at: 'phone' }>;
type Failed = Extract<SignInView, { at: 'phoneFailed' }>;

/** Sign-in with the visitor's own phone: a code to scan, the same to type, and the result. */
export const PhoneCard = observer(function PhoneCard({ view }: { view: Shown | Failed }) {
  const { t } = useTranslation('kiosk');
  const { signIn } = useStores();
  const { language } = useSite();
  const titleId = useId();
  const card = useRef<HTMLDivElement>(null);
  const hasFailed = view.at === 'phoneFailed';
  useDismissal(signIn.cancel);
  useEffect(() => card.current?.querySelector('button')?.focus(), [hasFailed]);
  return (
    <div className={styles.shade} data-kiosk-own>
      <div ref={card} className={styles.card} role="dialog" aria-modal="true" aria-labelledby={titleId}>
        <h2 id={titleId} className={styles.title}>
          {t(hasFailed ? `phone.${view.why}.title` : 'phone.title')}
        </h2>
        {hasFailed ? <p className={styles.text}>{t(`phone.${view.why}.text`)}</p> : <Code view={view} />}
        <div className={styles.actions}>
          {hasFailed && (
            <button
              type="button"
              className={clsx(styles.action, styles.primary)}
              onClick={() => signIn.byPhone(language)}
            >
              {t('phone.again')}
            </button>
          )}
          <button type="button" className={styles.action} onClick={signIn.cancel}>
            {t('phone.cancel')}
          </button>
        </div>
      </div>
    </div>
  );
});

function Code({ view }: { view: Shown }) {
  const { t } = useTranslation('kiosk');
  const seconds = useSecondsLeft(view, view.secondsLeft);
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <>
      <QrCode className={styles.code} text={view.url} label={t('phone.code')} />
      <p className={styles.text}>{t('phone.text')}</p>
      <p className={phone.letters} translate="no">
        {view.code}
      </p>
      {/* A visible countdown; not announced, as each second would interrupt a screen reader. */}
      <p className={phone.left} role="timer" aria-live="off">
        {t('phone.left', { time })}
      </p>
    </>
  );
}
