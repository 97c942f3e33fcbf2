import { ArrowUndoRegular } from '@fluentui/react-icons/headless/svg/arrow-undo';
import { DismissRegular } from '@fluentui/react-icons/headless/svg/dismiss';
import { DeleteRegular } from '@fluentui/react-icons/headless/svg/delete';
import { observer } from 'mobx-react-lite';
import { type DragEvent, type KeyboardEvent, useEffect } from 'react';
import { blocksOf } from '../../components/blocksOf.ts';
import { CartOwner } from '../../components/customers/CartOwner.tsx';
import { useErrorText } from '../../components/loading/useErrorText.ts';
import { useRetryOnline } from '../../components/loading/useRetryOnline.ts';
import { useLatest } from '../../components/useLatest.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { foreignKey } from '../../i18n/textKeys.ts';
import { useStores } from '../../stores/context.ts';
import type { PadLine } from '../../stores/orderPad/PadLine.ts';
import { Button } from '../../ui/form/Button.tsx';
import { WithSummary } from '../../ui/layout/SummaryCard.tsx';
import { Head } from '../../ui/head/Head.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { ChangedOffers } from './ChangedOffers.tsx';
import { EntryRow } from './EntryRow.tsx';
import styles from './OrderPadPage.module.css';
import table from './PadRows.module.css';
import { PadRow } from './PadRow.tsx';
import { PadSummary } from './PadSummary.tsx';
import { PasteBox } from './reading/PasteBox.tsx';
import { ReadReport } from './reading/ReadReport.tsx';
import { useListReading } from './reading/useListReading.ts';
import { useOrderPad } from './useOrderPad.ts';
import { usePadOrder } from './usePadOrder.ts';

/** A list of part numbers and quantities: typed, pasted or uploaded, and ordered or asked for in one step. */
export const OrderPadPage = observer(function OrderPadPage() {
  const { t } = useTranslation(['orderPad', 'messages']);
  const { session, ui } = useStores();
  const isKiosk = ui.device === 'kiosk';
  const pad = useOrderPad();
  const reading = useListReading();
  const order = usePadOrder();
  const reader = session.isKnown ? (session.user?.user_id ?? '') : null;
  useEffect(() => {
    if (reader !== null) pad.readAs(reader);
  }, [pad, reader]);
  const drop = (event: DragEvent): void => {
    const [file] = event.dataTransfer.files;
    if (!file) return;
    event.preventDefault();
    if (!isKiosk) void reading.upload(file);
  };
  return (
    <main id="content" className={styles.root} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <Head title={t('title')} isPrivate />
      <div className={styles.head}>
        <h1 className={styles.title} tabIndex={-1}>
          {t('title')}
        </h1>
        <p className={styles.lead}>{t(isKiosk ? 'leadKiosk' : 'lead')}</p>
      </div>
      <CartOwner />
      {/* A kiosk's visitors have no list to paste, and no files. */}
      {!isKiosk && <PasteBox reading={reading} />}
      <ReadReport dismiss={reading.dismiss} />
      <Joined />
      <WithSummary summary={<PadSummary {...order} />}>
        <section className={styles.list} aria-label={t('list')}>
          <Toolbar />
          <Failure />
          <ChangedOffers />
          <div
            role="table"
            aria-label={t('list')}
            className={table.table}
            onKeyDown={(event) => undoKey(event, pad.undo)}
          >
            <Titles />
            <Rows failures={order.failure.lines} onPaste={reading.paste} />
            <EntryRow onPaste={reading.paste} />
          </div>
          {!isKiosk && <p className={styles.keys}>{t('keys')}</p>}
        </section>
      </WithSummary>
    </main>
  );
});

/** By itself, as a line more or less changes nothing around the list. */
const Rows = observer(function Rows({ failures, onPaste }: RowsProps) {
  const { t } = useTranslation(['orderPad', 'messages']);
  const pad = useOrderPad();
  const paste = useLatest(onPaste);
  return blocksOf(pad.lines, ({ number }) => number).map(({ key, rows }) => (
    <div key={key} role="rowgroup" className={table.block}>
      {rows.map((line) => (
        <PadRow key={line.id} line={line} failure={textOf(failures.get(line), t)} onPaste={paste} />
      ))}
    </div>
  ));
});

interface RowsProps {
  failures: ReadonlyMap<PadLine, string>;
  onPaste: (text: string) => boolean;
}

const textOf = (
  reason: string | undefined,
  t: ReturnType<typeof useTranslation<'orderPad'>>['t'],
): string | undefined => (reason === 'quantityMax' ? t(foreignKey('messages:quantityMax')) : reason);

/** Ctrl+Z takes a step of the list back; in a field that is being typed in it is the field's own. */
function undoKey(event: KeyboardEvent, undo: () => void): void {
  const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
  if (!isUndo || (event.target as HTMLElement).dataset['typing'] !== undefined) return;
  event.preventDefault();
  undo();
}

function Titles() {
  const { t } = useTranslation('orderPad');
  return (
    <div role="row" className={table.titles}>
      <span role="columnheader" aria-label={t('column.place')} />
      <span role="columnheader">{t('column.text')}</span>
      <span role="columnheader">{t('column.product')}</span>
      <span role="columnheader" className={table.end}>
        {t('column.quantity')}
      </span>
      <span role="columnheader" className={table.end}>
        {t('column.total')}
      </span>
      <span role="columnheader">
        <VisuallyHidden>{t('column.remove')}</VisuallyHidden>
      </span>
    </div>
  );
}

const Toolbar = observer(function Toolbar() {
  const { t } = useTranslation('orderPad');
  const pad = useOrderPad();
  return (
    <div className={styles.toolbar}>
      <VisuallyHidden isStatus>{pad.resolving.isRunning ? t('state.waiting') : ''}</VisuallyHidden>
      <Button appearance="subtle" icon={<ArrowUndoRegular />} disabledFocusable={!pad.canUndo} onClick={pad.undo}>
        {t('undo')}
      </Button>
      <Button
        appearance="subtle"
        icon={<DeleteRegular />}
        disabledFocusable={pad.lines.length === 0}
        onClick={() => pad.remove(pad.lines)}
      >
        {t('clear')}
      </Button>
    </div>
  );
});

const Joined = observer(function Joined() {
  const { t } = useTranslation('orderPad');
  const pad = useOrderPad();
  return (
    <div role="status" className={pad.joined > 0 ? styles.report : undefined}>
      {pad.joined > 0 && (
        <>
          <span className={styles.reportText}>{t('joined', { count: pad.joined })}</span>
          <Button size="small" onClick={pad.undo}>
            {t('undo')}
          </Button>
          <Button
            appearance="subtle"
            icon={<DismissRegular />}
            aria-label={t('read.dismiss')}
            onClick={pad.dismissJoined}
          />
        </>
      )}
    </div>
  );
});

const Failure = observer(function Failure() {
  const { t } = useTranslation('orderPad');
  const pad = useOrderPad();
  const errorText = useErrorText();
  const { status, error } = pad.resolving;
  useRetryOnline(error, pad.resolve);
  if (status !== 'failed') return null;
  return (
    <div role="alert" className={styles.report}>
      <span className={styles.reportText}>{t('failed', { reason: error ? errorText(error) : '' })}</span>
      <Button size="small" onClick={() => void pad.resolve()}>
        {t('retry')}
      </Button>
    </div>
  );
});
