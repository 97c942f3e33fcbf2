import { Input } from '@fluentui/react-components';
import { type SyntheticEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SubmitButton } from '../../components/account/form/SubmitButton.tsx';
import styles from '../../components/account/SignInCard.module.css';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { Field } from '../../ui/form/Field.tsx';

/** Normalises a code to two groups of four letters; null when it cannot be one. */
function codeOf(typed: string): string | null {
  const letters = typed.toUpperCase().replaceAll(/[^A-Z]/g, '');
  return /^[B-DF-HJ-NP-TV-XZ]{8}$/.test(letters) ? `${letters.slice(0, 4)}-${letters.slice(4)}` : null;
}

/** The field for the code, for visitors who typed the address instead of scanning it. */
export function CodeForm() {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const code = codeOf(typed);
    setIsWrong(code === null);
    if (code !== null) void navigate(paths.phoneSignIn(code));
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Field label={t('phone.code')} {...(isWrong && { validationMessage: t('phone.codeWrong') })}>
        <Input
          className={styles.input}
          size="large"
          value={typed}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          onChange={(_, { value }) => setTyped(value)}
        />
      </Field>
      <SubmitButton isRunning={false} secondsLeft={0}>
        {t('phone.goOn')}
      </SubmitButton>
    </form>
  );
}
