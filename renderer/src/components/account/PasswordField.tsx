import { Field, type FieldProps, Input, type InputProps, makeStyles } from '@fluentui/react-components';
import { EyeRegular } from '@fluentui/react-icons/headless/svg/eye';
import { EyeOffRegular } from '@fluentui/react-icons/headless/svg/eye-off';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';

const useStyles = makeStyles({ input: { minHeight: '44px' } });

interface PasswordFieldProps extends Pick<FieldProps, 'label' | 'hint' | 'validationMessage'> {
  input: InputProps;
}

/** A password that its owner may look at. Managers fill it and paste works: nothing here stands in their way. */
export function PasswordField({ input, ...field }: PasswordFieldProps) {
  const { t } = useTranslation('account');
  const styles = useStyles();
  const [isShown, setShown] = useState(false);
  return (
    <Field {...field}>
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
