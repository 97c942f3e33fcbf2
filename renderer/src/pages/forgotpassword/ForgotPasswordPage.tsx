import { zodResolver } from '@hookform/resolvers/zod';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { CodeRequest } from '../../../../shared/contract/schemas/signIn/sessions.ts';
import { carriedEmail } from '../../components/account/carriedEmail.ts';
import { EmailField } from '../../components/account/form/EmailField.tsx';
import { FormFailure } from '../../components/account/form/FormFailure.tsx';
import styles from '../../components/account/SignInCard.module.css';
import { SignInCard } from '../../components/account/SignInCard.tsx';
import { SubmitButton } from '../../components/account/form/SubmitButton.tsx';
import { useCountdown } from '../../components/account/useCountdown.ts';
import { useFieldErrors } from '../../components/account/form/useFieldErrors.ts';
import { AskForPassword } from '../../components/account/password/AskForPassword.tsx';
import { useWritesLetters } from '../../components/account/password/useWritesLetters.ts';
import { usePasswordCode } from '../../components/account/password/usePasswordCode.ts';
import { useKeptFields } from '../../components/form/useKeptFields.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { Head } from '../../ui/head/Head.tsx';
import { Link } from '../../ui/navigation/Link.tsx';

/** The first step to a new password: the e-mail address for the code. */
export const ForgotPasswordPage = observer(function ForgotPasswordPage() {
  const { t } = useTranslation('account');
  const writesLetters = useWritesLetters();
  const isMembers = useParams()['from'] === 'account';
  return (
    <SignInCard
      title={t('forgot.title')}
      lead={writesLetters ? t('forgot.lead') : undefined}
      other={
        <Link className={styles.link} to={isMembers ? paths.changePassword : paths.login()}>
          {t(isMembers ? 'forgot.backToAccount' : 'forgot.backToLogin')}
        </Link>
      }
    >
      <Head title={t('forgot.title')} isPrivate />
      {writesLetters ? <ForgotPasswordForm /> : <NoLetters />}
    </SignInCard>
  );
});

function NoLetters() {
  const { t } = useTranslation('account');
  return (
    <>
      <AskForPassword />
      <Link className={styles.aside} to={paths.resetPassword}>
        {t('forgot.hasCode')}
      </Link>
    </>
  );
}

const ForgotPasswordForm = observer(function ForgotPasswordForm() {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const email = carriedEmail(useLocation().state);
  const { sending, send } = usePasswordCode();
  const form = useForm({
    resolver: zodResolver(CodeRequest, { jitless: true }),
    defaultValues: { email: email ?? '' },
  });
  const { register, control, handleSubmit, formState } = form;
  const root = useRef<HTMLFormElement>(null);
  useKeptFields('forgotPassword', root);
  const typed = useWatch({ control, name: 'email' });
  const secondsLeft = useCountdown(sending.error);
  useFieldErrors(sending, form);

  const submit = handleSubmit(async (form) => {
    const sent = await send(form.email);
    if (sent) await navigate(paths.resetPassword, { state: { email: form.email, sent } });
  });
  return (
    <form ref={root} className={styles.form} method="post" noValidate onSubmit={(event) => void submit(event)}>
      <FormFailure error={sending.error} isRunning={sending.isRunning} secondsLeft={secondsLeft} />
      <EmailField error={formState.errors.email} initialEmail={email} input={register('email')} />
      <SubmitButton isRunning={sending.isRunning} secondsLeft={secondsLeft}>
        {t('forgot.submit')}
      </SubmitButton>
      <Link className={styles.aside} to={paths.resetPassword} state={{ email: typed }}>
        {t('forgot.hasCode')}
      </Link>
    </form>
  );
});
