import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod/mini';
import { type UserProfile, ChangeRequest } from '../../../../shared/contract/schemas/signIn/sessions.ts';
import { CarriedOut } from '../../components/account/form/CarriedOut.tsx';
import { FormFailure } from '../../components/account/form/FormFailure.tsx';
import { NewPasswordFields } from '../../components/account/password/NewPasswordFields.tsx';
import { PasswordField } from '../../components/account/password/PasswordField.tsx';
import { passwordsMatch, Repeated } from '../../components/account/password/repeatedPassword.ts';
import cardStyles from '../../components/account/SignInCard.module.css';
import { useCountdown } from '../../components/account/useCountdown.ts';
import { useFieldErrors } from '../../components/account/form/useFieldErrors.ts';
import { useUnanswered } from '../../components/account/form/useUnanswered.ts';
import { FormActions } from '../../components/member/form/FormActions.tsx';
import styles from '../../components/member/form/MemberForm.module.css';
import { useMemberForm } from '../../components/member/form/useMemberForm.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { useStores } from '../../stores/context.ts';
import { Task } from '../../stores/Task.ts';
import { Link } from '../../ui/navigation/Link.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';

/** The form of a member with a password. */
const ChangeSchema = z
  .extend(ChangeRequest, { old_password: z.string().check(z.minLength(1, 'required')), ...Repeated })
  .check(passwordsMatch);
/** The form of a member without a password. */
const FirstSchema = z.extend(ChangeRequest, Repeated).check(passwordsMatch);
type ChangeValues = z.infer<typeof FirstSchema>;

const NOTHING: ChangeValues = { password: '', repeated: '' };

/** The old password and the new one; only the new one where the member has none yet. */
export const ChangePasswordForm = observer(function ChangePasswordForm({ profile }: { profile: UserProfile }) {
  const { t } = useTranslation('account');
  const { call, notices } = useStores();
  const navigate = useNavigate();
  const [saving] = useState(() => new Task());
  const { sendOnce, isCarriedOut } = useUnanswered('changePassword');
  const { form, line } = useMemberForm<ChangeValues>('password', {
    schema: profile.has_password ? ChangeSchema : FirstSchema,
    start: NOTHING,
    isSecret: true,
  });
  const { handleSubmit, formState } = form;
  const { errors } = formState;
  const secondsLeft = useCountdown(saving.error);
  useFieldErrors(saving, form);

  const save = handleSubmit(async ({ old_password, password }) => {
    const change = { password, ...(old_password && { old_password }) };
    const send = (idempotency_key: string) => call('changePassword', { ...change, idempotency_key }, { banTips: true });
    if (!(await saving.run(() => sendOnce(profile.user_id, send)))) return;
    notices.show({ intent: 'success', text: { key: 'account:change.saved' } });
    await navigate(paths.profile);
  });
  return (
    <form className={styles.form} method="post" noValidate onSubmit={(event) => void save(event)}>
      <p className={styles.quiet}>{t(profile.has_password ? 'change.lead' : 'change.first')}</p>
      <FormFailure error={saving.error} isRunning={saving.isRunning} secondsLeft={secondsLeft} />
      {isCarriedOut && saving.error && <CarriedOut text={t('change.carriedOut')} />}
      {/* For password managers, which need the account's name. */}
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
            error={errors.old_password}
            input={{ autoComplete: 'current-password', ...line('old_password') }}
          />
          <Link className={cardStyles.aside} to={paths.forgotPassword('account')} state={{ email: profile.email }}>
            {t('login.forgot')}
          </Link>
        </>
      )}
      <NewPasswordFields
        label={t('reset.password')}
        hint={t('register.passwordHint')}
        password={line('password')}
        repeated={line('repeated')}
        errors={errors}
      />
      <FormActions submit={t('change.submit')} isDisabled={saving.isRunning || secondsLeft > 0} />
    </form>
  );
});
