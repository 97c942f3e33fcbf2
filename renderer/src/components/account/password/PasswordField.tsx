import { Input, type InputProps } from '@fluentui/react-components';
import { EyeRegular } from '@fluentui/react-icons/headless/svg/eye';
import { EyeOffRegular } from '@fluentui/react-icons/headless/svg/eye-off';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { type FieldFault, useFieldMessage } from '../../form/useFieldMessage.ts';
import { Field } from '../../../ui/form/Field.tsx';
import styles from './PasswordField.module.css';

interface PasswordFieldProps {
  label: string;
  hint?: string;
  error: FieldFault;
  input: InputProps;
  isRequired?: boolean;
}

/** A password field with a button to show it. Password managers and paste work. */
export function PasswordField({ label, hint, error, input, isRequired = false }: PasswordFieldProps) {
  const { t } = useTranslation('account');
  const messageOf = useFieldMessage();
  const [isShown, setShown] = useState(false);
  return (
    <Field label={label} required={isRequired} {...(hint && { hint })} validationMessage={messageOf(error, label)}>
      <Input
        {...input}
        className={styles.input}
        size="large"
        type={isShown ? 'text' : 'password'}
        autoCapitalize="off"
        spellCheck={false}
        contentAfter={
          <Button
            appearance="transparent"
            icon={isShown ? <EyeOffRegular /> : <EyeRegular />}
            aria-label={t('showPassword')}
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          />
        }
      />
    </Field>
  );
}
