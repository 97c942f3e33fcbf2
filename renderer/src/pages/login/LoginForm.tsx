import { zodResolver } from '@hookform/resolvers/zod';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Link, useLocation } from 'react-router-dom';
import { LoginRequest } from '../../../../shared/contracts/session.ts';
import { Code } from '../../../../shared/envelope.ts';
import { carriedEmail } from '../../components/account/carriedEmail.ts';
import { EmailField } from '../../components/account/EmailField.tsx';
import { FormFailure } from '../../components/account/FormFailure.tsx';
import { PasswordField } from '../../components/account/PasswordField.tsx';
import { useStyles } from '../../components/account/SignInCard.styles.ts';
import { SubmitButton } from '../../components/account/SubmitButton.tsx';
import { useCountdown } from '../../components/account/useCountdown.ts';
import { useFieldErrors } from '../../components/account/useFieldErrors.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { useStores } from '../../stores/context.ts';

/** `method` matters before the scripts are there: a password must not get into an address. */
export const LoginForm = observer(function LoginForm({ back }: { back: string }) {
  const { t } = useTranslation('account');
  const { session } = useStores();
  const styles = useStyles();
  const [tried, setTried] = useState<string | null>(null);
  const email = carriedEmail(useLocation().state);
  const { register, control, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(LoginRequest),
    ...(email && { defaultValues: { email } }),
  });
  const typed = useWatch({ control, name: 'email' });
  // A failure of an earlier visit is not this one's.
  const error = tried === null ? null : session.signingIn.error;
  const secondsLeft = useCountdown(error);
  useFieldErrors(error, setError);

  const submit = handleSubmit(async (form) => {
    setTried(form.email);
    await session.login(form.email, form.password);
  });
  return (
    <form className={styles.form} method="post" noValidate onSubmit={(event) => void submit(event)}>
      <FormFailure error={error} secondsLeft={secondsLeft}>
        {error?.code === Code.unknownEmail && (
          <>
            <span>{t('login.unknown', { email: tried })}</span>
            <Link className={styles.link} to={paths.register(back)} state={{ email: tried }}>
              {t('login.registerWith')}
            </Link>
          </>
        )}
      </FormFailure>
      <EmailField error={formState.errors.email} carried={email} input={register('email')} />
      <PasswordField
        label={t('password')}
        error={formState.errors.password}
        input={{ autoComplete: 'current-password', ...register('password') }}
      />
      <Link className={styles.aside} to={paths.forgotPassword('login')} state={{ email: typed }}>
        {t('login.forgot')}
      </Link>
      {!session.isKept && <p>{t('login.notKept')}</p>}
      <SubmitButton isRunning={session.signingIn.isRunning} secondsLeft={secondsLeft}>
        {t('login.submit')}
      </SubmitButton>
    </form>
  );
});
