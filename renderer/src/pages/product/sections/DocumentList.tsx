import { DocumentPdfRegular } from '@fluentui/react-icons/headless/svg/document-pdf';
import { OpenRegular } from '@fluentui/react-icons/headless/svg/open';
import type { ProductDocument } from '../../../../../shared/contract/schemas/productParts.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useSite } from '../../../ui/head/Head.tsx';
import { useFormats } from '../../../ui/text/useFormats.ts';
import { useLocalised } from '../../../ui/text/useLocalised.ts';
import styles from './ProductSections.module.css';

/** Data sheets, manuals and certificates, with language and size; the reader's language first. */
export function DocumentList({ documents }: { documents: readonly ProductDocument[] }) {
  const { t } = useTranslation('product');
  const text = useLocalised();
  const formats = useFormats();
  const { language } = useSite();
  const sorted = documents.toSorted((a, b) => Number(b.language === language) - Number(a.language === language));
  return (
    <ul role="list" className={styles.documents}>
      {sorted.map((file) => {
        const kind = t(`documents.kind.${file.kind}`);
        const title = text(file, 'title');
        const facts = [
          isSame(kind, title) ? null : title,
          formats.language(file.language),
          formats.bytes(file.size_bytes),
        ];
        return (
          <li key={file.id}>
            <a className={styles.document} href={file.url} target="_blank" rel="noreferrer" type={file.media_type}>
              <DocumentPdfRegular className={styles.documentIcon} />
              <span>
                <span className={styles.documentTitle}>{kind}</span>
                <span className={styles.documentFacts}>{facts.filter(Boolean).join(' · ')}</span>
              </span>
              <OpenRegular fontSize="20px" />
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** A title that only repeats the kind of document. */
const isSame = (kind: string, title: string): boolean =>
  kind.replaceAll(/\s/g, '').toLowerCase() === title.replaceAll(/\s/g, '').toLowerCase();
