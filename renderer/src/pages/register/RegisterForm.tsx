import { zodResolver } from '@hookform/resolvers/zod';
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { z } from 'zod/mini';
import { EMAIL_CONFIRM_DAYS } from '../../../../shared/contract/limits.ts';
import { RegisterRequest } from '../../../../shared/contract/schemas/signIn/sessions.ts';
import { carriedEmail } from '../../components/account/carriedEmail.ts';
import { CarriedOut } from '../../components/account/form/CarriedOut.tsx';
import { FormFailure } from '../../components/account/form/FormFailure.tsx';
import { NewAccountFields } from '../../components/account/form/NewAccountFields.tsx';
import { passwordsMatch, Repeated } from '../../components/account/password/repeatedPassword.ts';
import { useWritesLetters } from '../../components/account/password/useWritesLetters.ts';
import styles from '../../components/account/SignInCard.module.css';
import { SubmitButton } from '../../components/account/form/SubmitButton.tsx';
import { useCountdown } from '../../components/account/useCountdown.ts';
import { useFieldErrors } from '../../components/account/form/useFieldErrors.ts';
import { useUnanswered } from '../../components/account/form/useUnanswered.ts';
import { useKeptFields } from '../../components/form/useKeptFields.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { useStores } from '../../stores/context.ts';
import { Link } from '../../ui/navigation/Link.tsx';

/** The form's schema: the contract's fields and the repeated password (S5). The idempotency key is not typed. */
const Registration = z.extend(z.omit(RegisterRequest, { idempotency_key: true }), Repeated).check(passwordsMatch);

/** `method` matters before hydration: a password must not get into an address. */
export const RegisterForm = observer(function RegisterForm() {
  const { t } = useTranslation('account');
  const { notices, session } = useStores();
  const writesLetters = useWritesLetters();
  const [hasTried, setTried] = useState(false);
  const { sendOnce, isCarriedOut } = useUnanswered('register');
  const email = carriedEmail(useLocation().state);
  const form = useForm({
    resolver: zodResolver(Registration),
    mode: 'onTouched',
    ...(email && { defaultValues: { email } }),
  });
  const root = useRef<HTMLFormElement>(null);
  useKeptFields('register', root);
  const error = hasTried ? session.registering.error : null;
  const secondsLeft = useCountdown(error);
  const { register, handleSubmit, getValues, formState } = form;
  const { isRunning } = session.registering;
  useFieldErrors({ error, isRunning }, form);

  const submit = handleSubmit(async ({ repeated: _repeated, ...form }) => {
    setTried(true);
    const isDone = await session.register(form, (send) => sendOnce(form.email, send));
    if (isDone && writesLetters)
      notices.show({
        intent: 'info',
        text: { key: 'account:confirm.sent', values: { email: form.email, count: EMAIL_CONFIRM_DAYS } },
      });
  });
  return (
    <form ref={root} className={styles.form} method="post" noValidate onSubmit={(event) => void submit(event)}>
      <FormFailure error={error} isRunning={isRunning} secondsLeft={secondsLeft} />
      {isCarriedOut && error && (
        <CarriedOut text={t('register.carriedOut')}>
          <Link className={styles.link} to={paths.login()} state={{ email: getValues('email') }}>
            {t('login.submit')}
          </Link>
        </CarriedOut>
      )}
      <NewAccountFields
        register={(name) => register(name)}
        errors={formState.errors}
        defaults={{ email }}
        passwordHint={t('register.passwordHint')}
      />
      <SubmitButton isRunning={isRunning} secondsLeft={secondsLeft}>
        {t('register.submit')}
      </SubmitButton>
    </form>
  );
});
