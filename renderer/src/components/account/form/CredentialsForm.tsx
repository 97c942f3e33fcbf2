import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { LoginRequest } from '../../../../../shared/contract/schemas/signIn/sessions.ts';
import type { ApiError } from '../../../../../shared/contract/envelope.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../routing/paths.ts';
import { EmailField } from './EmailField.tsx';
import { FormFailure } from './FormFailure.tsx';
import { AskForPassword } from '../password/AskForPassword.tsx';
import { PasswordField } from '../password/PasswordField.tsx';
import { useWritesLetters } from '../password/useWritesLetters.ts';
import styles from '../SignInCard.module.css';
import { SubmitButton } from './SubmitButton.tsx';
import { useKeptFields } from '../../form/useKeptFields.ts';
import { useCountdown } from '../useCountdown.ts';
import { useFieldErrors } from './useFieldErrors.ts';
import { Link } from '../../../ui/navigation/Link.tsx';
import { wrapText } from '../../../ui/text/wrapText.tsx';

interface CredentialsFormProps {
  /** The e-mail address typed on another page. */
  email: string | undefined;
  /** The error of the last attempt. */
  error: ApiError | null;
  /** A link that helps with that error. */
  offer?: ReactNode;
  /** A note above the submit button. */
  note?: ReactNode;
  submit: string;
  isRunning: boolean;
  onSubmit: (credentials: LoginRequest) => Promise<void>;
}

/**
 * E-mail address and password of an existing account. `method` matters before hydration: a password must not get into
 * an address.
 */
export function CredentialsForm({ email, error, offer, note, submit, isRunning, onSubmit }: CredentialsFormProps) {
  const { t } = useTranslation('account');
  const form = useForm({
    resolver: zodResolver(LoginRequest, { jitless: true }),
    // Browser autofill and early typing before hydration are kept.
    ...(email && { defaultValues: { email } }),
  });
  const { register, control, handleSubmit, formState } = form;
  const root = useRef<HTMLFormElement>(null);
  useKeptFields('credentials', root);
  const writesLetters = useWritesLetters();
  const typed = useWatch({ control, name: 'email' });
  const secondsLeft = useCountdown(error);
  useFieldErrors({ error, isRunning }, form);
  const send = handleSubmit(onSubmit);
  return (
    <form ref={root} className={styles.form} method="post" noValidate onSubmit={(event) => void send(event)}>
      <FormFailure error={error} isRunning={isRunning} secondsLeft={secondsLeft}>
        {offer}
      </FormFailure>
      <EmailField error={formState.errors.email} initialEmail={email} input={register('email')} />
      <PasswordField
        label={t('password')}
        error={formState.errors.password}
        input={{ autoComplete: 'current-password', ...register('password') }}
      />
      {writesLetters ? (
        <Link className={styles.aside} to={paths.forgotPassword('login')} state={{ email: typed }}>
          {t('login.forgot')}
        </Link>
      ) : (
        <AskForPassword />
      )}
      {wrapText(note)}
      <SubmitButton isRunning={isRunning} secondsLeft={secondsLeft}>
        {submit}
      </SubmitButton>
    </form>
  );
}
