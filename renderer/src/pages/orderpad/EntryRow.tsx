import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { PAD_TEXT_MAX } from '../../../../shared/contract/limits.ts';
import { splitQuantity } from '../../../../shared/orderPad/quantities/quantity.ts';
import { useKeptFields } from '../../components/form/useKeptFields.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { padEntry } from '../../stores/orderPad/PadLine.ts';
import { Button } from '../../ui/form/Button.tsx';
import { moveFocus } from './moveFocus.ts';
import page from './OrderPadPage.module.css';
import styles from './PadRows.module.css';
import { useOrderPad } from './useOrderPad.ts';
import { plainDigits } from '../../../../shared/text/plainDigits.ts';

/** The row where the next line is typed; Enter adds it and stays here. A list that is pasted becomes lines. */
export const EntryRow = observer(function EntryRow({ onPaste }: { onPaste: (text: string) => boolean }) {
  const { t } = useTranslation('orderPad');
  const pad = useOrderPad();
  const [text, setText] = useState('');
  const [quantity, setQuantity] = useState('');
  const row = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useKeptFields('orderPadEntry', row);
  const { lines, resolving } = pad;
  // Each line that is added above, and its product once that is known, moves this row down.
  useEffect(() => {
    if (row.current?.contains(document.activeElement)) row.current.scrollIntoView({ block: 'nearest' });
  }, [lines.length, resolving.isRunning]);
  const add = (): void => {
    field.current?.focus();
    if (text.trim() === '') return;
    // "M1191BL x5" in the one field is as good as two fields.
    const typed = quantity.trim() === '' ? splitQuantity(text) : { text, quantity };
    if (pad.add([padEntry(typed.text, typed.quantity ?? 1)]) > 0) return;
    setText('');
    setQuantity('');
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.nativeEvent.isComposing) return; // the key belongs to the input method
    if (event.key === 'ArrowUp') moveFocus(event.currentTarget, -1);
    else if (event.key === 'Enter') add();
    else return;
    event.preventDefault();
  };
  return (
    <div ref={row} role="row" className={clsx(styles.row, styles.entry)}>
      <span role="cell" className={styles.place}>
        {pad.lines.length + 1}
      </span>
      <span role="cell" className={styles.number}>
        <input
          ref={field}
          name="text"
          className={clsx(styles.input, styles.code)}
          data-cell="text"
          lang="en"
          {...(text !== '' && { 'data-typing': true })}
          aria-label={t('entry.text')}
          placeholder={t('entry.placeholder')}
          enterKeyHint="next"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={PAD_TEXT_MAX}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={handleKey}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text/plain');
            if (/[\n\t]/.test(pasted.trim()) && onPaste(pasted)) event.preventDefault();
          }}
        />
      </span>
      <span role="cell" className={clsx(styles.product, page.quiet)}>
        {t('entry.hint')}
      </span>
      <span role="cell" className={styles.quantity}>
        <input
          name="quantity"
          className={clsx(styles.input, styles.figures)}
          data-cell="quantity"
          {...(quantity !== '' && { 'data-typing': true })}
          aria-label={t('entry.quantity')}
          placeholder="1"
          inputMode="numeric"
          enterKeyHint="next"
          autoComplete="off"
          maxLength={7}
          value={quantity}
          onChange={(event) => setQuantity(plainDigits(event.currentTarget.value))}
          onKeyDown={handleKey}
        />
      </span>
      <span role="cell" className={styles.add}>
        <Button size="small" onClick={add}>
          {t('entry.add')}
        </Button>
      </span>
    </div>
  );
});
