import { Checkbox, Field, Input } from '@fluentui/react-components';
import { zodResolver } from '@hookform/resolvers/zod';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { SocialHint } from '../../../../shared/contracts/social.ts';
import { EmailField } from '../../components/account/EmailField.tsx';
import { FormFailure } from '../../components/account/FormFailure.tsx';
import { NewPasswordFields } from '../../components/account/NewPasswordFields.tsx';
import { useStyles } from '../../components/account/SignInCard.styles.ts';
import { SubmitButton } from '../../components/account/SubmitButton.tsx';
import { TermsLabel } from '../../components/account/TermsLabel.tsx';
import { useCountdown } from '../../components/account/useCountdown.ts';
import { useFieldErrors, useFieldMessage } from '../../components/account/useFieldErrors.ts';
import { useStores } from '../../stores/context.ts';
import { NewUserSchema } from './newUserSchema.ts';

/** Name, e-mail, password and terms; what the provider has told is filled in. */
export const NewUserForm = observer(function NewUserForm({ hint, onDone }: { hint: SocialHint; onDone: () => void }) {
  const { t } = useTranslation('account');
  const { social } = useStores();
  const styles = useStyles();
  const messageOf = useFieldMessage();
  const [hasTried, setTried] = useState(false);
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(NewUserSchema, { jitless: true }),
    mode: 'onTouched',
    defaultValues: { nick_name: hint.nick_name, email: hint.email },
  });
  const { errors } = formState;
  const error = hasTried ? social.finishing.error : null;
  const secondsLeft = useCountdown(error);
  useFieldErrors(error, setError);

  const submit = handleSubmit(async ({ repeated: _repeated, ...form }) => {
    setTried(true);
    if (await social.create(form)) onDone();
  });
  return (
    <form className={styles.form} method="post" noValidate onSubmit={(event) => void submit(event)}>
      <FormFailure error={error} secondsLeft={secondsLeft} />
      <Field label={t('name')} validationMessage={messageOf(errors.nick_name)}>
        <Input
          className={styles.input}
          size="large"
          autoComplete="name"
          defaultValue={hint.nick_name}
          {...register('nick_name')}
        />
      </Field>
      <EmailField error={messageOf(errors.email)} carried={hint.email} input={register('email')} />
      <NewPasswordFields
        label={t('password')}
        hint={t('newUser.passwordHint')}
        password={register('password')}
        repeated={register('repeated')}
        errors={errors}
      />
      <Field validationMessage={messageOf(errors.accepted_terms)}>
        <Checkbox label={<TermsLabel />} {...register('accepted_terms')} />
      </Field>
      <SubmitButton isRunning={social.finishing.isRunning} secondsLeft={secondsLeft}>
        {t('newUser.submit')}
      </SubmitButton>
    </form>
  );
});
