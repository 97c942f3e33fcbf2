import { Input, type InputProps } from '@fluentui/react-components';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { type FieldFault, useFieldMessage } from '../../form/useFieldMessage.ts';
import { Field } from '../../../ui/form/Field.tsx';
import styles from '../SignInCard.module.css';

interface EmailFieldProps {
  error: FieldFault;
  /** The field's value before the form is hydrated. */
  initialEmail: string | undefined;
  input: InputProps;
}

/** The e-mail address that a member signs in with. */
export function EmailField({ error, initialEmail, input }: EmailFieldProps) {
  const { t } = useTranslation('account');
  const messageOf = useFieldMessage();
  return (
    <Field label={t('email')} validationMessage={messageOf(error, t('email'))}>
      <Input
        className={styles.input}
        size="large"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        {...(initialEmail && { defaultValue: initialEmail })}
        {...input}
      />
    </Field>
  );
}
