import { ArrowUploadRegular } from '@fluentui/react-icons/headless/svg/arrow-upload';
import { observer } from 'mobx-react-lite';
import { useId, useRef, useState } from 'react';
import { useKeptFields } from '../../../components/form/useKeptFields.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/form/Button.tsx';
import styles from '../OrderPadPage.module.css';
import type { ListReading } from './useListReading.ts';

/** Takes a whole list: pasted, or from a file. */
export const PasteBox = observer(function PasteBox({ reading }: { reading: ListReading }) {
  const { t } = useTranslation('orderPad');
  const id = useId();
  const [text, setText] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  useKeptFields('orderPadList', root);
  const read = (list: string): void => {
    const isRead = reading.paste(list);
    setEmpty(!isRead);
    if (isRead) setText('');
  };
  return (
    <div ref={root} className={styles.box}>
      <label className={styles.label} htmlFor={id}>
        {t('paste.label')}
      </label>
      <textarea
        id={id}
        name="list"
        className={styles.area}
        rows={4}
        placeholder={t('paste.placeholder')}
        aria-describedby={`${id}-hint`}
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text/plain');
          if (text !== '' || !/[\n\t]/.test(pasted.trim())) return;
          event.preventDefault();
          read(pasted);
        }}
      />
      <p id={`${id}-hint`} className={styles.quiet}>
        {t('paste.hint')}
      </p>
      <p className={styles.alert} role="alert">
        {isEmpty && <span>{t('paste.empty')}</span>}
        {reading.problem && <span>{t(`file.${reading.problem}`)}</span>}
      </p>
      <div className={styles.actions}>
        <Button appearance="primary" onClick={() => read(text)} disabledFocusable={text.trim() === ''}>
          {t('paste.add')}
        </Button>
        <FileChoice reading={reading} />
      </div>
    </div>
  );
});

function FileChoice({ reading }: { reading: ListReading }) {
  const { t } = useTranslation('orderPad');
  const file = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon={<ArrowUploadRegular />} onClick={() => file.current?.click()}>
        {t(reading.isReading ? 'file.reading' : 'file.upload')}
      </Button>
      <input
        ref={file}
        type="file"
        hidden
        aria-label={t('file.upload')}
        accept=".csv,.tsv,.txt,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        onChange={(event) => {
          const [chosen] = event.currentTarget.files ?? [];
          event.currentTarget.value = ''; // the same file may be chosen again
          if (chosen) void reading.upload(chosen);
        }}
      />
    </>
  );
}
