import { Button } from '@fluentui/react-components';
import { zodResolver } from '@hookform/resolvers/zod';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import type { UserProfile } from '../../../../shared/contracts/session.ts';
import { FormFailure } from '../../components/account/FormFailure.tsx';
import { NewPasswordFields } from '../../components/account/NewPasswordFields.tsx';
import { PasswordField } from '../../components/account/PasswordField.tsx';
import { useStyles as useCardStyles } from '../../components/account/SignInCard.styles.ts';
import { useCountdown } from '../../components/account/useCountdown.ts';
import { useFieldErrors, useFieldMessage } from '../../components/account/useFieldErrors.ts';
import { useStyles } from '../../components/member/MemberForm.styles.ts';
import { paths } from '../../routing/paths.ts';
import { useStores } from '../../stores/context.ts';
import { Task } from '../../stores/Task.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { ChangeSchema, type ChangeValues, FirstSchema } from './changeSchema.ts';

/** The old password and the new one; only the new one for who has none yet. */
export const ChangePasswordForm = observer(function ChangePasswordForm({ profile }: { profile: UserProfile }) {
  const { t } = useTranslation('account');
  const { call, notices } = useStores();
  const styles = useStyles();
  const { aside } = useCardStyles();
  const messageOf = useFieldMessage();
  const navigate = useNavigate();
  const [saving] = useState(() => new Task());
  const { register, handleSubmit, setError, formState } = useForm<ChangeValues>({
    resolver: zodResolver<ChangeValues, unknown, ChangeValues>(profile.has_password ? ChangeSchema : FirstSchema, {
      jitless: true,
    }),
    mode: 'onTouched',
  });
  const { errors } = formState;
  const secondsLeft = useCountdown(saving.error);
  useFieldErrors(saving.error, setError);

  const save = handleSubmit(async ({ old_password, password }) => {
    const change = { password, ...(old_password && { old_password }) };
    if (!(await saving.run(() => call('changePassword', change, { banTips: true })))) return;
    notices.say({ intent: 'success', text: { key: 'account:change.saved' } });
    await navigate(paths.profile);
  });
  return (
    <form className={styles.form} method="post" noValidate onSubmit={(event) => void save(event)}>
      <p className={styles.quiet}>{t(profile.has_password ? 'change.lead' : 'change.first')}</p>
      <FormFailure error={saving.error} secondsLeft={secondsLeft} />
      {/* So that password managers know whose password it is. */}
      <VisuallyHidden>
        <input
          type="email"
          autoComplete="username"
          readOnly
          tabIndex={-1}
          aria-label={t('email')}
          value={profile.email}
        />
      </VisuallyHidden>
      {profile.has_password && (
        <>
          <PasswordField
            label={t('change.old')}
            validationMessage={messageOf(errors.old_password)}
            input={{ autoComplete: 'current-password', ...register('old_password') }}
          />
          <Link className={aside} to={paths.forgotPassword('account')} state={{ email: profile.email }}>
            {t('login.forgot')}
          </Link>
        </>
      )}
      <NewPasswordFields
        label={t('reset.password')}
        hint={t('register.passwordHint')}
        password={register('password')}
        repeated={register('repeated')}
        errors={errors}
      />
      <div className={styles.actions}>
        <Button
          className={styles.submit}
          type="submit"
          appearance="primary"
          size="large"
          disabledFocusable={saving.isRunning || secondsLeft > 0}
        >
          {t('change.submit')}
        </Button>
      </div>
    </form>
  );
});
