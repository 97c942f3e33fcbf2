import { Input } from '@fluentui/react-components';
import { type FormEvent, useRef, useState } from 'react';
import { useKeptFields } from '../../components/form/useKeptFields.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { useSubmitToQuery } from '../../ui/navigation/useSubmitToQuery.ts';
import styles from './TrackingPage.module.css';

interface TrackingFormProps {
  number: string;
}

/** Asks for a number; it goes into the address, for reloads and bookmarks. A new query replaces an unanswered one. */
export function TrackingForm({ number }: TrackingFormProps) {
  const { t } = useTranslation('tracking');
  const [isMissing, setMissing] = useState(false);
  const root = useRef<HTMLFormElement>(null);
  useKeptFields('tracking', root);
  const submit = useSubmitToQuery();
  const handleSubmit = (event: FormEvent<HTMLFormElement>): void => {
    const typed = new FormData(event.currentTarget).get('number');
    const isEmpty = typeof typed !== 'string' || typed.trim() === '';
    setMissing(isEmpty);
    if (!isEmpty) return submit(event);
    event.preventDefault();
    event.currentTarget.querySelector('input')?.focus();
  };
  return (
    <form ref={root} className={styles.form} onSubmit={handleSubmit} noValidate>
      <Field
        className={styles.field}
        label={t('number')}
        size="large"
        hint={t('hint')}
        {...(isMissing && { validationMessage: t('required'), validationState: 'error' as const })}
      >
        <Input
          className={styles.input}
          name="number"
          lang="en"
          key={number}
          defaultValue={number}
          size="large"
          maxLength={40}
          autoComplete="off"
          spellCheck={false}
          onChange={() => setMissing(false)}
        />
      </Field>
      <Button className={styles.submit} type="submit" appearance="primary" size="large">
        {t('submit')}
      </Button>
    </form>
  );
}
