import { clsx } from 'clsx';
import { DeleteRegular } from '@fluentui/react-icons/headless/svg/delete';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, type MouseEvent, useId, useState } from 'react';
import { PAD_TEXT_MAX } from '../../../../shared/contract/limits.ts';
import { useMoney } from '../../components/useMoney.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useStores } from '../../stores/context.ts';
import type { PadLine } from '../../stores/orderPad/PadLine.ts';
import { Button } from '../../ui/form/Button.tsx';
import { focusAfterPress, focusAfterRemoval, focusOpener, moveFocus } from './moveFocus.ts';
import page from './OrderPadPage.module.css';
import styles from './PadRows.module.css';
import { PadChoices } from './PadChoices.tsx';
import { PadProduct } from './PadProduct.tsx';
import { useOrderPad } from './useOrderPad.ts';

interface PadRowProps {
  line: PadLine;
  failure: string | undefined;
  onPaste: (text: string) => boolean;
}

/** A line of the pad: what was typed, what it means, and how many. */
export const PadRow = observer(function PadRow({ line, failure, onPaste }: PadRowProps) {
  const { t } = useTranslation(['orderPad', 'messages']);
  const { notices } = useStores();
  const pad = useOrderPad();
  const id = useId();
  const { place } = line;
  const [isOpen, setOpen] = useState(false);
  const remove = (from: Element): void => {
    focusAfterRemoval(from);
    pad.remove([line]);
    notices.show({
      intent: 'info',
      text: { key: 'orderPad:removed', values: { text: line.text } },
      action: { key: 'orderPad:undo', run: pad.undo },
    });
  };
  const message = line.problem ? t(`messages:${line.problem}`) : failure;
  return (
    <div role="row" className={clsx(styles.row, message && styles.wrong)} onClick={handlePress}>
      <span role="cell" className={styles.place}>
        {place}
      </span>
      <span role="cell" className={styles.number}>
        <TextInput line={line} label={t('line.text', { place })} onRemove={remove} onPaste={onPaste} />
      </span>
      <div role="cell" className={styles.product}>
        <PadProduct line={line} isOpen={isOpen} choicesId={id} onOpen={() => setOpen(!isOpen)} />
      </div>
      <span role="cell" className={styles.quantity}>
        <input
          className={clsx(styles.input, styles.figures)}
          data-cell="quantity"
          aria-label={t('line.quantity', { place, text: line.text })}
          {...(message && { 'aria-invalid': true, 'aria-describedby': `${id}-message` })}
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          value={line.quantity}
          onChange={(event) => pad.setQuantity(line, event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
          onKeyDown={handleMove}
        />
      </span>
      <LineTotal line={line} />
      <span role="cell" className={styles.remove}>
        <Button
          appearance="subtle"
          icon={<DeleteRegular />}
          aria-label={t('line.remove', { place, text: line.text })}
          onClick={(event) => remove(event.currentTarget)}
          onKeyDown={(event) => event.key === 'Delete' && remove(event.currentTarget)}
        />
      </span>
      {message && (
        <span id={`${id}-message`} role="cell" className={styles.message}>
          <span>{message}</span>
          {line.problem === 'quantityMax' && (
            <Button size="small" onClick={() => pad.setFree(line, true)}>
              {t('line.askInstead')}
            </Button>
          )}
        </span>
      )}
      {isOpen && (
        <div
          role="cell"
          id={id}
          data-cell="choices"
          className={styles.choices}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            focusOpener(event.currentTarget.closest('[role="row"]')!);
            setOpen(false);
          }}
        >
          <PadChoices line={line} onDone={() => setOpen(false)} />
        </div>
      )}
    </div>
  );
});

interface TextInputProps {
  line: PadLine;
  label: string;
  onRemove: (from: Element) => void;
  onPaste: (text: string) => boolean;
}

/** A typed value counts when the field loses focus or Enter is pressed; a pasted list becomes lines of its own. */
const TextInput = observer(function TextInput({ line, label, onRemove, onPaste }: TextInputProps) {
  const pad = useOrderPad();
  const [typed, setTyped] = useState<string | null>(null);
  const finish = (): void => {
    if (typed !== null && typed.trim() !== '') pad.setText(line, typed);
    setTyped(null);
  };
  return (
    <input
      className={clsx(styles.input, styles.code)}
      data-cell="text"
      lang="en"
      {...(typed !== null && { 'data-typing': true })}
      translate="no"
      aria-label={label}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={PAD_TEXT_MAX}
      value={typed ?? line.text}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={finish}
      onPaste={(event) => {
        const text = event.clipboardData.getData('text/plain');
        if (/[\n\t]/.test(text.trim()) && onPaste(text)) event.preventDefault();
      }}
      onKeyDown={(event) => {
        const { selectionStart, selectionEnd, value } = event.currentTarget;
        const isWhole = selectionStart === 0 && selectionEnd === value.length;
        if (event.key === 'Delete' && isWhole && typed === null) {
          event.preventDefault();
          onRemove(event.currentTarget);
        } else if (event.key === 'Escape') setTyped(null);
        else handleMove(event);
      }}
    />
  );
});

/** A key press reports 0 clicks. In the next frame the part that it opens exists, and the question that it answers is gone. */
function handlePress({ detail, currentTarget: row, target }: MouseEvent<HTMLElement>): void {
  if (detail !== 0 || !(target instanceof Element)) return;
  const pressedButton = target.closest('button');
  requestAnimationFrame(() => focusAfterPress(row, pressedButton));
}

/** Enter and the arrow keys move between lines. */
function handleMove(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.nativeEvent.isComposing) return; // the key belongs to the input method
  const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' || event.key === 'Enter' ? 1 : null;
  if (step === null) return;
  event.preventDefault();
  moveFocus(event.currentTarget, step);
}

const LineTotal = observer(function LineTotal({ line }: { line: PadLine }) {
  const { t } = useTranslation('orderPad');
  const { session } = useStores();
  const pad = useOrderPad();
  const money = useMoney();
  const offer = pad.offerOf(line);
  if (!session.isMember) return <span role="cell" className={styles.total} />;
  const price = offer?.market_price ?? null;
  return (
    <span role="cell" className={styles.total}>
      {offer && !offer.is_priced && <span className={page.quiet}>{t('line.unpriced')}</span>}
      {price !== null && !line.problem && (
        <>
          <span translate="no" className={styles.amount}>
            {money(price * line.pieces)}
          </span>
          {line.pieces > 1 && (
            <span className={page.quiet}>
              {t(offer!.pack_size > 1 ? 'line.eachPack' : 'line.each', { price: money(price) })}
            </span>
          )}
        </>
      )}
    </span>
  );
});
