import { Input } from '@fluentui/react-components';
import { type SyntheticEvent, useState } from 'react';
import type { OutboxItem } from '../../../../shared/outbox/view.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useStores } from '../../stores/context.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Field } from '../../ui/form/Field.tsx';
import styles from './OutboxPanel.module.css';
import { useCurrentTexts } from './useCurrentTexts.ts';

type Fault = OutboxItem['faults'][number];
const LINE = /^lines\.(\d+)$/;

/** The refused fields with their errors; a product that is gone can be removed. */
export function CorrectionForm({ item: { id, faults } }: { item: OutboxItem }) {
  const { t } = useTranslation('outbox');
  const { outbox } = useStores();
  const inTodaysWords = useCurrentTexts(true);
  const typed = faults.filter(({ value }) => value !== null);
  const [values, setValues] = useState<Record<string, string>>(() =>
    Object.fromEntries(typed.map(({ path, value }) => [path, String(value)])),
  );
  const handleSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    outbox.correct(
      id,
      Object.fromEntries(typed.map((fault) => [fault.path, valueOf(fault, values[fault.path] ?? '')])),
    );
  };
  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      {faults
        .filter(({ value }) => value === null)
        .map(({ path, message }) => (
          <Line
            key={path}
            path={path}
            message={inTodaysWords(message)}
            onRemove={() => outbox.correct(id, { [path]: null })}
          />
        ))}
      {typed.map(({ path, message }) => (
        <Field
          key={path}
          label={t(labelOf(path), labelValues(path))}
          validationMessage={inTodaysWords(message)}
          validationState="error"
        >
          <Input
            className={styles.control}
            value={values[path] ?? ''}
            onChange={(_, { value }) => setValues((before) => ({ ...before, [path]: value }))}
          />
        </Field>
      ))}
      {typed.length > 0 && (
        <Button className={styles.button} appearance="primary" type="submit">
          {t('mend')}
        </Button>
      )}
    </form>
  );
}

function Line({ path, message, onRemove }: { path: string; message: string; onRemove: () => void }) {
  const { t } = useTranslation('outbox');
  const [, index] = LINE.exec(path) ?? [];
  if (index === undefined) return <p className={styles.reason}>{message}</p>;
  const number = Number(index) + 1;
  return (
    <div className={styles.form}>
      <p className={styles.reason}>{t('line', { number, message })}</p>
      <Button className={styles.button} onClick={onRemove}>
        {t('takeOut', { number })}
      </Button>
    </div>
  );
}

/** Parses a number if possible; the server reports other errors. */
function valueOf({ value }: Fault, text: string): string | number {
  const number = Number(text.trim());
  return typeof value === 'number' && text.trim() !== '' && Number.isFinite(number) ? number : text;
}

const NAMES = [
  'nick_name',
  'email',
  'mobile',
  'company',
  'country',
  'postal_code',
  'region',
  'detail',
  'message',
  'note',
  'quantity',
] as const;

const labelOf = (path: string): `field.${(typeof NAMES)[number]}` | 'field.other' => {
  const name = NAMES.find((each) => path.split('.').at(-1) === each);
  return name ? `field.${name}` : 'field.other';
};
const labelValues = (path: string): { path: string } => ({ path });
