import { Input } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useState } from 'react';
import { useDraftText } from '../../components/member/form/useDraftText.ts';
import { useClaim } from '../../components/rewards/useClaim.ts';
import { useErrorText } from '../../components/loading/useErrorText.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Field } from '../../ui/form/Field.tsx';
import styles from './CouponsPage.module.css';

/** Claims a coupon by its code. */
export const ClaimForm = observer(function ClaimForm({ onClaimed }: { onClaimed: () => void }) {
  const { t } = useTranslation('rewards');
  const errorText = useErrorText();
  const { text: code, setText: setCode, keyOf, end } = useDraftText('coupon');
  const { task, claim } = useClaim(onClaimed, keyOf);
  const [isMissing, setMissing] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const field = event.currentTarget.querySelector('input');
    setMissing(code.trim() === '');
    if (code.trim() !== '' && (await claim(code.trim()))) end();
    else field?.focus();
  };
  const message = isMissing
    ? t('messages:required_of', { label: t('coupons.code') })
    : task.error && errorText(task.error);
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <Field label={t('coupons.code')} validationMessage={message || null}>
        <Input
          className={styles.input}
          size="large"
          lang="en"
          value={code}
          maxLength={40}
          autoComplete="off"
          spellCheck={false}
          onChange={(_event, { value }) => setCode(value)}
        />
      </Field>
      <Button
        className={styles.submit}
        type="submit"
        appearance="primary"
        size="large"
        disabledFocusable={task.isRunning}
      >
        {t('coupons.claim')}
      </Button>
    </form>
  );
});
