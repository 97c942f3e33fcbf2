import { Textarea } from '@fluentui/react-components';
import { useRef, useState } from 'react';
import form from '../../../components/member/form/MemberForm.module.css';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../routing/paths.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { LinkButton } from '../../../ui/form/LinkButton.tsx';
import { CameraScan } from './CameraScan.tsx';
import styles from '../CustomersPage.module.css';
import { ImportErrorBar } from './ImportErrorBar.tsx';
import { useImport } from './useImport.ts';
import { useBarcodeScanner } from './useBarcodeScanner.ts';

/** Ways to import a customer: scanner, file, pasted text, camera. */
export function ImportPanel() {
  const { t } = useTranslation('customers');
  const [text, setText] = useState('');
  const { importSources, importFiles, importError } = useImport();
  useBarcodeScanner((scanned) => void importSources([scanned], 'scan'));
  return (
    <section className={form.form} aria-labelledby="customers-import">
      <h2 id="customers-import" className={form.heading}>
        {t('import.title')}
      </h2>
      <ImportErrorBar importError={importError} />
      <p className={styles.quiet}>{t('import.scanner')}</p>
      <CameraScan onRead={(read) => void importSources([read], 'camera')} />
      <FilePick onPicked={(files) => void importFiles(files)} />
      <Field label={t('import.text')} hint={t('import.textHint')}>
        <Textarea size="large" resize="vertical" rows={5} value={text} onChange={(_, { value }) => setText(value)} />
      </Field>
      <div className={form.actions}>
        <Button
          className={styles.button}
          appearance="primary"
          size="large"
          onClick={() => void importSources([text], 'card')}
        >
          {t('import.read')}
        </Button>
        <LinkButton to={paths.customers} replace>
          {t('form.cancel')}
        </LinkButton>
      </div>
    </section>
  );
}

/** vCard files, as an address book saves them. */
function FilePick({ onPicked }: { onPicked: (files: File[]) => void }) {
  const { t } = useTranslation('customers');
  const input = useRef<HTMLInputElement>(null);
  return (
    <div>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept=".vcf,.vcard,text/vcard,text/x-vcard"
        aria-label={t('import.file')}
        onChange={({ target }) => {
          onPicked(Array.from(target.files ?? []));
          // The same file can be opened again.
          target.value = '';
        }}
      />
      <Button className={styles.button} onClick={() => input.current?.click()}>
        {t('import.file')}
      </Button>
    </div>
  );
}
