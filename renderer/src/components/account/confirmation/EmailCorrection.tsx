import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { z } from 'zod/mini';
import {
  EmailCorrection as Correction,
  type UserProfile,
} from '../../../../../shared/contract/schemas/signIn/sessions.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useStores } from '../../../stores/context.ts';
import { Task } from '../../../stores/Task.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { MemberField } from '../../member/form/MemberField.tsx';
import { useMemberForm } from '../../member/form/useMemberForm.ts';
import styles from './EmailConfirmation.module.css';
import { FormFailure } from '../form/FormFailure.tsx';
import { PasswordField } from '../password/PasswordField.tsx';
import { useCountdown } from '../useCountdown.ts';
import { useFieldErrors } from '../form/useFieldErrors.ts';
import { useUnanswered } from '../form/useUnanswered.ts';

/** The form of a member with a password. */
const WithPassword = z.extend(Correction, { password: z.string().check(z.minLength(1, 'required')) });

interface EmailCorrectionProps {
  profile: UserProfile;
  onDone: () => Promise<void>;
  onCancel: () => void;
}

/** Corrects an address that is not confirmed yet. */
export const EmailCorrection = observer(function EmailCorrection({ profile, onDone, onCancel }: EmailCorrectionProps) {
  const { t } = useTranslation('account');
  const { call } = useStores();
  const [sending] = useState(() => new Task());
  const { sendOnce } = useUnanswered('correctEmail');
  const { form, line } = useMemberForm<z.infer<typeof Correction>>('email', {
    schema: profile.has_password ? WithPassword : Correction,
    start: { email: '' },
    isSecret: true,
  });
  const { handleSubmit, setFocus, formState } = form;
  const secondsLeft = useCountdown(sending.error);
  useFieldErrors(sending, form);
  useEffect(() => setFocus('email'), [setFocus]);

  const send = handleSubmit(async ({ email, password }) => {
    const correction = { email, ...(password && { password }) };
    const ask = (idempotency_key: string) =>
      call('correctEmail', { ...correction, idempotency_key }, { banTips: true });
    if (await sending.run(() => sendOnce(profile.user_id, ask))) await onDone();
  });
  return (
    <form className={styles.form} method="post" noValidate onSubmit={(event) => void send(event)}>
      <p className={styles.quiet}>{t('confirm.correctLead')}</p>
      <FormFailure error={sending.error} isRunning={sending.isRunning} secondsLeft={secondsLeft} />
      <MemberField
        label={t('confirm.new')}
        error={formState.errors.email}
        isRequired
        input={{
          type: 'email',
          inputMode: 'email',
          autoComplete: 'email',
          autoCapitalize: 'off',
          spellCheck: false,
          ...line('email'),
        }}
      />
      {profile.has_password && (
        <PasswordField
          label={t('confirm.password')}
          error={formState.errors.password}
          isRequired
          input={{ autoComplete: 'current-password', ...line('password') }}
        />
      )}
      <div className={styles.buttons}>
        <Button type="submit" appearance="primary" disabledFocusable={sending.isRunning || secondsLeft > 0}>
          {t('confirm.save')}
        </Button>
        <Button onClick={onCancel}>{t('confirm.cancel')}</Button>
      </div>
    </form>
  );
});
