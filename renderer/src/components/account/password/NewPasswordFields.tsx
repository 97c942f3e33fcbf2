import type { InputProps } from '@fluentui/react-components';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import type { FieldFault } from '../../form/useFieldMessage.ts';
import { PasswordField } from './PasswordField.tsx';

interface NewPasswordFieldsProps {
  label: string;
  hint: string;
  password: InputProps;
  repeated: InputProps;
  errors: { password?: FieldFault; repeated?: FieldFault };
}

/** A new password, twice (S5). */
export function NewPasswordFields({ label, hint, password, repeated, errors }: NewPasswordFieldsProps) {
  const { t } = useTranslation('account');
  return (
    <>
      <PasswordField
        label={label}
        // The other field already shows this error.
        {...(!errors.password && { hint })}
        error={errors.password}
        input={{ autoComplete: 'new-password', ...password }}
      />
      <PasswordField
        label={t('register.repeat')}
        error={errors.repeated}
        input={{ autoComplete: 'new-password', ...repeated }}
      />
    </>
  );
}
