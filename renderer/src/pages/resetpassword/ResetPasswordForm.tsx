import { Input } from '@fluentui/react-components';
import { zodResolver } from '@hookform/resolvers/zod';
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod/mini';
import { ResetRequest } from '../../../../shared/contract/schemas/signIn/sessions.ts';
import { CarriedOut } from '../../components/account/form/CarriedOut.tsx';
import { EmailField } from '../../components/account/form/EmailField.tsx';
import { FormFailure } from '../../components/account/form/FormFailure.tsx';
import { NewPasswordFields } from '../../components/account/password/NewPasswordFields.tsx';
import { passwordsMatch, Repeated } from '../../components/account/password/repeatedPassword.ts';
import { useWritesLetters } from '../../components/account/password/useWritesLetters.ts';
import type { SentCode } from '../../components/account/password/usePasswordCode.ts';
import styles from '../../components/account/SignInCard.module.css';
import { SubmitButton } from '../../components/account/form/SubmitButton.tsx';
import { useCountdown } from '../../components/account/useCountdown.ts';
import { useFieldErrors } from '../../components/account/form/useFieldErrors.ts';
import { useUnanswered } from '../../components/account/form/useUnanswered.ts';
import { useFieldMessage } from '../../components/form/useFieldMessage.ts';
import { useKeptFields } from '../../components/form/useKeptFields.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { useStores } from '../../stores/context.ts';
import { Task } from '../../stores/Task.ts';
import { Field } from '../../ui/form/Field.tsx';
import { Link } from '../../ui/navigation/Link.tsx';
import { SendAgain } from './SendAgain.tsx';

/** The form's schema: the contract's fields and the repeated password. */
const ResetSchema = z.extend(ResetRequest, Repeated).check(passwordsMatch);
type ResetValues = z.infer<typeof ResetSchema>;

interface ResetPasswordFormProps {
  email: string | undefined;
  first: SentCode | null;
}

/** Code and new password. An expired code is replaced in place; the typed values stay. */
export const ResetPasswordForm = observer(function ResetPasswordForm({ email, first }: ResetPasswordFormProps) {
  const { t } = useTranslation('account');
  const { call, session } = useStores();
  const messageOf = useFieldMessage();
  const navigate = useNavigate();
  const [saving] = useState(() => new Task());
  const { sendOnce, isCarriedOut } = useUnanswered('resetPassword');
  const form = useForm<ResetValues>({
    resolver: zodResolver<ResetValues, unknown, ResetValues>(ResetSchema, { jitless: true }),
    defaultValues: { email: email ?? '', code: '', password: '', repeated: '' },
    mode: 'onTouched',
  });
  const root = useRef<HTMLFormElement>(null);
  useKeptFields('resetPassword', root);
  // Fluent's field keeps what was typed: it is emptied by another one.
  const [codes, setCodes] = useState(0);
  const { register, handleSubmit, getValues, trigger, resetField, formState } = form;
  const { errors } = formState;
  const writesLetters = useWritesLetters();
  const codeLabel = t(writesLetters ? 'reset.code' : 'reset.codeAsk');
  const secondsLeft = useCountdown(saving.error);
  useFieldErrors(saving, form);

  const submit = handleSubmit(async ({ repeated: _repeated, ...form }) => {
    const send = (idempotency_key: string) => call('resetPassword', { ...form, idempotency_key }, { banTips: true });
    if (!(await saving.run(() => sendOnce(form.email, send)))) return;
    // Every session has ended, including this browser's.
    if (session.isMember) await session.logout();
    await navigate(paths.passwordSuccess, { replace: true, state: { email: form.email } });
  });
  return (
    <form ref={root} className={styles.form} method="post" noValidate onSubmit={(event) => void submit(event)}>
      <FormFailure error={saving.error} isRunning={saving.isRunning} secondsLeft={secondsLeft} />
      {isCarriedOut && saving.error && (
        <CarriedOut text={t('reset.carriedOut')}>
          <Link className={styles.link} to={paths.login()} state={{ email: getValues('email') }}>
            {t('login.submit')}
          </Link>
        </CarriedOut>
      )}
      <EmailField error={errors.email} initialEmail={email} input={register('email')} />
      <Field label={codeLabel} hint={t('reset.codeHint')} validationMessage={messageOf(errors.code, codeLabel)}>
        <Input
          key={codes}
          className={styles.input}
          size="large"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          {...register('code')}
        />
      </Field>
      {writesLetters && (
        <SendAgain
          first={first}
          addressOf={async () => ((await trigger('email', { shouldFocus: true })) ? getValues('email') : null)}
          onSent={() => {
            resetField('code');
            setCodes((count) => count + 1);
          }}
        />
      )}
      <NewPasswordFields
        label={t('reset.password')}
        hint={t('register.passwordHint')}
        password={register('password')}
        repeated={register('repeated')}
        errors={errors}
      />
      <SubmitButton isRunning={saving.isRunning} secondsLeft={secondsLeft}>
        {t('reset.submit')}
      </SubmitButton>
    </form>
  );
});
