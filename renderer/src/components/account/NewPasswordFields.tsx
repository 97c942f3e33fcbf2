import type { InputProps } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { PasswordField } from './PasswordField.tsx';
import { useFieldMessage } from './useFieldErrors.ts';

type Fault = { message?: string | undefined } | undefined;

interface NewPasswordFieldsProps {
  label: string;
  hint: string;
  password: InputProps;
  repeated: InputProps;
  errors: { password?: Fault; repeated?: Fault };
}

/** A password that is being chosen, twice (S5). */
export function NewPasswordFields({ label, hint, password, repeated, errors }: NewPasswordFieldsProps) {
  const { t } = useTranslation('account');
  const messageOf = useFieldMessage();
  return (
    <>
      <PasswordField
        label={label}
        // What is wrong says the same once more.
        {...(!errors.password && { hint })}
        validationMessage={messageOf(errors.password)}
        input={{ autoComplete: 'new-password', ...password }}
      />
      <PasswordField
        label={t('register.repeat')}
        validationMessage={messageOf(errors.repeated)}
        input={{ autoComplete: 'new-password', ...repeated }}
      />
    </>
  );
}
