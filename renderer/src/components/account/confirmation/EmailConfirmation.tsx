import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import type { UserProfile } from '../../../../../shared/contract/schemas/signIn/sessions.ts';
import { EMAIL_CONFIRM_DAYS } from '../../../../../shared/contract/limits.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useStores } from '../../../stores/context.ts';
import { Task } from '../../../stores/Task.ts';
import { Button } from '../../../ui/form/Button.tsx';
import styles from './EmailConfirmation.module.css';
import { EmailCorrection } from './EmailCorrection.tsx';
import { FormFailure } from '../form/FormFailure.tsx';
import { useCountdown } from '../useCountdown.ts';
import { useUnanswered } from '../form/useUnanswered.ts';

/** Says that a member's address is not confirmed, sends the link again, and corrects the address. It has a form of its own. Shows nothing for a confirmed one. */
export const EmailConfirmation = observer(function EmailConfirmation({ profile }: { profile: UserProfile }) {
  const { t } = useTranslation('account');
  const { call, queries } = useStores();
  const [sending] = useState(() => new Task());
  const { sendOnce } = useUnanswered('sendEmailConfirmation');
  const secondsLeft = useCountdown(sending.error);
  const [isCorrecting, setCorrecting] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  if (profile.email_confirmed !== false) return null;

  const { email, email_pending: pending } = profile;
  const close = (): void => {
    setCorrecting(false);
    opener.current?.focus();
  };
  const correctEmail = async (): Promise<void> => {
    await queries.reload('readUserInfo', { id: profile.user_id }).catch(() => undefined); // the letter is sent anyway
    close();
  };
  const ask = (idempotency_key: string) => call('sendEmailConfirmation', { idempotency_key }, { banTips: true });
  const send = (): void => void sending.run(() => sendOnce(profile.user_id, ask));
  return (
    <div className={styles.root}>
      <p className={styles.line}>
        <strong>{t('confirm.not')}</strong>
        <span className={styles.buttons}>
          <Button
            ref={opener}
            appearance="subtle"
            aria-expanded={isCorrecting}
            onClick={() => setCorrecting(!isCorrecting)}
          >
            {t('confirm.wrong')}
          </Button>
          <Button disabledFocusable={sending.isRunning || secondsLeft > 0} onClick={send}>
            {t('confirm.again')}
          </Button>
        </span>
      </p>
      <p className={styles.quiet} role="status">
        {pending !== undefined
          ? t('confirm.pending', { email: pending, old: email })
          : sending.status === 'done'
            ? t('confirm.sent', { email, count: EMAIL_CONFIRM_DAYS })
            : t(profile.sees_prices === false ? 'confirm.provisional' : 'confirm.why')}
      </p>
      <FormFailure error={sending.error} isRunning={sending.isRunning} secondsLeft={secondsLeft} />
      {isCorrecting && <EmailCorrection profile={profile} onDone={correctEmail} onCancel={close} />}
    </div>
  );
});
