import { Checkbox, Input } from '@fluentui/react-components';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Trans } from 'react-i18next';
import type { KeyOf } from '../../../i18n/textKeys.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../routing/paths.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { Link } from '../../../ui/navigation/Link.tsx';
import { type FieldFault, useFieldMessage } from '../../form/useFieldMessage.ts';
import { EmailField } from './EmailField.tsx';
import { NewPasswordFields } from '../password/NewPasswordFields.tsx';
import styles from '../SignInCard.module.css';

/** The terms open in a tab of their own, so that the form is not left. */
function TermsLabel() {
  const { i18n } = useTranslation('account');
  return (
    <Trans
      i18n={i18n}
      ns="account"
      i18nKey={'register.terms' satisfies KeyOf<'account'>}
      components={{
        terms: <Link className={styles.link} to={paths.publish('use-service')} target="_blank" />,
        privacy: <Link className={styles.link} to={paths.publish('privacy-policy')} target="_blank" />,
      }}
    />
  );
}

type Name = 'nick_name' | 'email' | 'password' | 'repeated' | 'accepted_terms';

interface NewAccountFieldsProps {
  register: (name: Name) => UseFormRegisterReturn;
  errors: { [N in Name]?: FieldFault };
  /** Values that are known in advance. */
  defaults: { nick_name?: string | undefined; email?: string | undefined };
  passwordHint: string;
}

/** The fields of a new account: name, e-mail, a password twice, and the terms (S5). */
export function NewAccountFields({ register, errors, defaults, passwordHint }: NewAccountFieldsProps) {
  const { t } = useTranslation('account');
  const messageOf = useFieldMessage();
  return (
    <>
      <Field label={t('name')} validationMessage={messageOf(errors.nick_name, t('name'))}>
        <Input
          className={styles.input}
          size="large"
          autoComplete="name"
          {...(defaults.nick_name && { defaultValue: defaults.nick_name })}
          {...register('nick_name')}
        />
      </Field>
      <EmailField error={errors.email} initialEmail={defaults.email} input={register('email')} />
      <NewPasswordFields
        label={t('password')}
        hint={passwordHint}
        password={register('password')}
        repeated={register('repeated')}
        errors={errors}
      />
      <Field validationMessage={messageOf(errors.accepted_terms)}>
        <Checkbox label={<TermsLabel />} {...register('accepted_terms')} />
      </Field>
    </>
  );
}
