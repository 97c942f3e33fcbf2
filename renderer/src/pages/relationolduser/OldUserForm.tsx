import { zodResolver } from '@hookform/resolvers/zod';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { SocialOldUser } from '../../../../shared/contracts/social.ts';
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

/** The account's e-mail address and password. */
export const OldUserForm = observer(function OldUserForm({ email, onDone }: { email: string; onDone: () => void }) {
  const { t } = useTranslation('account');
  const { social } = useStores();
  const styles = useStyles();
  const [hasTried, setTried] = useState(false);
  const { register, control, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(SocialOldUser, { jitless: true }),
    defaultValues: { email, password: '' },
  });
  const typed = useWatch({ control, name: 'email' });
  const error = hasTried ? social.finishing.error : null;
  const secondsLeft = useCountdown(error);
  useFieldErrors(error, setError);

  const submit = handleSubmit(async (form) => {
    setTried(true);
    if (await social.link(form)) onDone();
  });
  return (
    <form className={styles.form} method="post" noValidate onSubmit={(event) => void submit(event)}>
      <FormFailure error={error} secondsLeft={secondsLeft} />
      <EmailField error={formState.errors.email} carried={email} input={register('email')} />
      <PasswordField
        label={t('password')}
        error={formState.errors.password}
        input={{ autoComplete: 'current-password', ...register('password') }}
      />
      <Link className={styles.aside} to={paths.forgotPassword('login')} state={{ email: typed }}>
        {t('login.forgot')}
      </Link>
      <SubmitButton isRunning={social.finishing.isRunning} secondsLeft={secondsLeft}>
        {t('oldUser.submit')}
      </SubmitButton>
    </form>
  );
});
