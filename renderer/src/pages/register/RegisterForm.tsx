import { Button, Checkbox, Field, Input } from '@fluentui/react-components';
import { zodResolver } from '@hookform/resolvers/zod';
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { carriedEmail } from '../../components/account/carriedEmail.ts';
import { FormFailure } from '../../components/account/FormFailure.tsx';
import { PasswordField } from '../../components/account/PasswordField.tsx';
import { useStyles } from '../../components/account/SignInCard.styles.ts';
import { useCountdown } from '../../components/account/useCountdown.ts';
import { useFieldErrors, useFieldMessage } from '../../components/account/useFieldErrors.ts';
import { useStores } from '../../stores/context.ts';
import { useHydrated } from '../../ui/useHydrated.ts';
import { Registration } from './registration.ts';
import { TermsLabel } from './TermsLabel.tsx';

/** `method` matters before the scripts are there: a password must not get into an address. */
export const RegisterForm = observer(function RegisterForm() {
  const { t } = useTranslation('account');
  const { session } = useStores();
  const styles = useStyles();
  const messageOf = useFieldMessage();
  const isHydrated = useHydrated();
  const [hasTried, setTried] = useState(false);
  const attempt = useRef({ form: '', key: '' });
  const email = carriedEmail(useLocation().state);
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(Registration),
    mode: 'onTouched',
    ...(email && { defaultValues: { email } }),
  });
  const { errors } = formState;
  const error = hasTried ? session.registering.error : null;
  const secondsLeft = useCountdown(error);
  useFieldErrors(error, setError);

  const submit = handleSubmit(async ({ repeated: _repeated, ...form }) => {
    // The same form sent again after a lost answer is the same registration; a changed one is another.
    const text = JSON.stringify(form);
    if (attempt.current.form !== text) attempt.current = { form: text, key: crypto.randomUUID() };
    setTried(true);
    await session.register({ ...form, idempotency_key: attempt.current.key });
  });
  return (
    <form className={styles.form} method="post" noValidate onSubmit={(event) => void submit(event)}>
      <FormFailure error={error} secondsLeft={secondsLeft} />
      <Field label={t('name')} validationMessage={messageOf(errors.nick_name)}>
        <Input className={styles.input} size="large" autoComplete="name" {...register('nick_name')} />
      </Field>
      <Field label={t('email')} validationMessage={messageOf(errors.email)}>
        <Input
          className={styles.input}
          size="large"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
          {...(email && { defaultValue: email })}
          {...register('email')}
        />
      </Field>
      <PasswordField
        label={t('password')}
        hint={t('register.passwordHint')}
        validationMessage={messageOf(errors.password)}
        input={{ autoComplete: 'new-password', ...register('password') }}
      />
      <PasswordField
        label={t('register.repeat')}
        validationMessage={messageOf(errors.repeated)}
        input={{ autoComplete: 'new-password', ...register('repeated') }}
      />
      <Field validationMessage={messageOf(errors.accepted_terms)}>
        <Checkbox label={<TermsLabel />} {...register('accepted_terms')} />
      </Field>
      <Button
        className={styles.submit}
        appearance="primary"
        size="large"
        type="submit"
        disabled={!isHydrated || session.registering.isRunning || secondsLeft > 0}
      >
        {t('register.submit')}
      </Button>
    </form>
  );
});
