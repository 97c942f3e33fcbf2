import { zodResolver } from '@hookform/resolvers/zod';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod/mini';
import { type SocialHint, SocialNewUser } from '../../../../shared/contract/schemas/signIn/socialSignIn.ts';
import { FormFailure } from '../../components/account/form/FormFailure.tsx';
import { NewAccountFields } from '../../components/account/form/NewAccountFields.tsx';
import { passwordsMatch, Repeated } from '../../components/account/password/repeatedPassword.ts';
import styles from '../../components/account/SignInCard.module.css';
import { SubmitButton } from '../../components/account/form/SubmitButton.tsx';
import { useCountdown } from '../../components/account/useCountdown.ts';
import { useFieldErrors } from '../../components/account/form/useFieldErrors.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useSocial } from '../../components/account/social/useSocial.ts';

/** Schema that completes an account (S5): the contract's fields and the repeated password. */
const NewUserSchema = z.extend(SocialNewUser, Repeated).check(passwordsMatch);

/** Name, e-mail, password and terms; values from the provider are filled in. */
export const NewUserForm = observer(function NewUserForm({ hint, onDone }: { hint: SocialHint; onDone: () => void }) {
  const { t } = useTranslation('account');
  const social = useSocial();
  const [hasTried, setTried] = useState(false);
  const form = useForm({
    resolver: zodResolver(NewUserSchema, { jitless: true }),
    mode: 'onTouched',
    defaultValues: { nick_name: hint.nick_name, email: hint.email },
  });
  const error = hasTried ? social.finishing.error : null;
  const secondsLeft = useCountdown(error);
  const { register, handleSubmit, formState } = form;
  const { isRunning } = social.finishing;
  useFieldErrors({ error, isRunning }, form);

  const submit = handleSubmit(async ({ repeated: _repeated, ...form }) => {
    setTried(true);
    if (await social.create(form)) onDone();
  });
  return (
    <form className={styles.form} method="post" noValidate onSubmit={(event) => void submit(event)}>
      <FormFailure error={error} isRunning={isRunning} secondsLeft={secondsLeft} />
      <NewAccountFields
        register={(name) => register(name)}
        errors={formState.errors}
        defaults={hint}
        passwordHint={t('newUser.passwordHint')}
      />
      <SubmitButton isRunning={isRunning} secondsLeft={secondsLeft}>
        {t('newUser.submit')}
      </SubmitButton>
    </form>
  );
});
