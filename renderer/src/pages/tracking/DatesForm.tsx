import { Input } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useState } from 'react';
import type { ApiError } from '../../../../shared/contract/envelope.ts';
import { type Translate, useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { useStores } from '../../stores/context.ts';
import { Task } from '../../stores/Task.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { LinkButton } from '../../ui/form/LinkButton.tsx';
import styles from './TrackingPage.module.css';

interface DatesFormProps {
  number: string;
  /** Called with the postal code that the dates were shown for. */
  onShown: (postalCode: string) => void;
}

/**
 * Asks for the postal code of the delivery address, which unlocks a parcel's dates. It does not go into the address.
 */
export const DatesForm = observer(function DatesForm({ number, onShown }: DatesFormProps) {
  const { t } = useTranslation('tracking');
  const { queries, session } = useStores();
  const [reading] = useState(() => new Task());
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('postalCode');
    const postalCode = typeof typed === 'string' ? typed.trim() : '';
    setMissing(postalCode === '');
    event.currentTarget.querySelector('input')?.focus();
    if (postalCode === '') return;
    void reading.run(
      () => queries.reload('trackOrder', { logistics_number: number, postal_code: postalCode }),
      () => onShown(postalCode),
    );
  };
  const fault = isMissing ? t('postalCodeRequired') : reading.error && reasonOf(reading.error, t);
  return (
    <form className={styles.dates} onSubmit={submit} noValidate aria-labelledby="dates">
      <h3 id="dates" className={styles.datesTitle}>
        {t('hiddenTitle')}
      </h3>
      <p>{t('hiddenText')}</p>
      <Field label={t('postalCode')} {...(fault && { validationMessage: fault, validationState: 'error' as const })}>
        <Input
          className={styles.input}
          name="postalCode"
          maxLength={20}
          autoComplete="postal-code"
          spellCheck={false}
          onChange={() => setMissing(false)}
        />
      </Field>
      <div className={styles.actions}>
        <Button type="submit" size="large" disabledFocusable={reading.isRunning}>
          {t('showDates')}
        </Button>
        {!session.isMember && (
          <LinkButton to={paths.login(paths.trackingOf(number))}>{t('chrome:account.login')}</LinkButton>
        )}
      </div>
    </form>
  );
});

const reasonOf = (error: ApiError, t: Translate<'tracking'>): string =>
  error.fieldErrors['postal_code'] ?? (typeof error.code === 'string' ? t(`failures:${error.code}`) : error.message);
