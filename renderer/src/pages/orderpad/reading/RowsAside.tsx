import { observer } from 'mobx-react-lite';
import { type MouseEvent, useId, useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import type { AsideRow } from '../../../stores/orderPad/Reading.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { useOrderPad } from '../useOrderPad.ts';
import styles from './RowsAside.module.css';

/** The rows of a list that became no lines, folded; each can be added as one. */
export const RowsAside = observer(function RowsAside() {
  const { t } = useTranslation('orderPad');
  const [unknown, leftOut] = useOrderPad().aside;
  const [isOpen, setOpen] = useState(false);
  const count = unknown.length + leftOut.length;
  if (count === 0) return null;
  return (
    <details className={styles.root} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary}>{t('read.aside', { count })}</summary>
      {isOpen && (
        <div className={styles.groups}>
          <Group title={t('read.unknown')} rows={unknown} />
          <Group title={t('read.leftOut')} rows={leftOut} />
        </div>
      )}
    </details>
  );
});

const Group = observer(function Group({ title, rows }: { title: string; rows: readonly AsideRow[] }) {
  const { t } = useTranslation('orderPad');
  const pad = useOrderPad();
  const id = useId();
  if (rows.length === 0) return null;
  const take = (row: AsideRow, event: MouseEvent<HTMLButtonElement>): void => {
    focusNext(event.currentTarget);
    pad.takeRow(row);
  };
  return (
    <div className={styles.group}>
      <p id={id} className={styles.title}>
        {title}
      </p>
      <ul role="list" aria-labelledby={id} className={styles.rows}>
        {rows.map((row) => (
          <li key={row.id} className={styles.row}>
            <span translate="no" className={styles.text}>
              {row.text}
            </span>
            <Button
              size="small"
              aria-label={t('read.takeRow', { text: row.text })}
              disabledFocusable={pad.room <= 0}
              onClick={(event) => take(row, event)}
            >
              {t('read.take')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
});

/** The row goes: the focus moves to the next one's button, else to the one before it, else to what folds the rows. */
function focusNext(pressed: HTMLButtonElement): void {
  const details = pressed.closest('details')!;
  const buttons = [...details.querySelectorAll('button')];
  const index = buttons.indexOf(pressed);
  (buttons[index + 1] ?? buttons[index - 1] ?? details.querySelector('summary'))?.focus();
}
