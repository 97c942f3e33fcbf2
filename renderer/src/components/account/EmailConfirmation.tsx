import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { UserProfile } from '../../../../shared/contract/schemas/sessions.ts';
import { EMAIL_CONFIRM_DAYS } from '../../../../shared/contract/limits.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useStores } from '../../stores/context.ts';
import { Task } from '../../stores/Task.ts';
import { Button } from '../../ui/form/Button.tsx';
import styles from './EmailConfirmation.module.css';
import { FormFailure } from './FormFailure.tsx';
import { useCountdown } from './useCountdown.ts';

/** Says that a member's address is not confirmed, and sends the link again. Shows nothing for a confirmed one. */
export const EmailConfirmation = observer(function EmailConfirmation({ profile }: { profile: UserProfile }) {
  const { t } = useTranslation('account');
  const { call } = useStores();
  const [sending] = useState(() => new Task());
  const secondsLeft = useCountdown(sending.error);
  if (profile.email_confirmed !== false) return null;

  const send = (): void => void sending.run(() => call('sendEmailConfirmation', {}, { banTips: true }));
  return (
    <div className={styles.root}>
      <p className={styles.line}>
        <strong>{t('confirm.not')}</strong>
        <Button disabled={sending.isRunning || secondsLeft > 0} onClick={send}>
          {t('confirm.again')}
        </Button>
      </p>
      <p className={styles.quiet} role="status">
        {sending.status === 'done'
          ? t('confirm.sent', { email: profile.email, count: EMAIL_CONFIRM_DAYS })
          : t(profile.sees_prices === false ? 'confirm.provisional' : 'confirm.why')}
      </p>
      <FormFailure error={sending.error} secondsLeft={secondsLeft} />
    </div>
  );
});
