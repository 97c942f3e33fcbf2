import { observer } from 'mobx-react-lite';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useStores } from '../../../stores/context.ts';
import { useLocalised } from '../../../ui/text/useLocalised.ts';
import { KeywordLinks } from './KeywordLinks.tsx';
import styles from './HotKeywords.module.css';

/** Popular searches, as the merchant has set them. */
export const HotKeywords = observer(function HotKeywords({ isCentred }: { isCentred?: boolean }) {
  const { t } = useTranslation('search');
  const { queries } = useStores();
  const text = useLocalised();
  const keywords = queries.peek('readConfig', {})?.keywords.map((line) => text(line, 'keyword')) ?? [];
  if (keywords.length === 0) return null;
  return (
    <section className={styles.root} aria-labelledby="hot-keywords">
      <h2 id="hot-keywords" className={styles.title}>
        {t('hot')}
      </h2>
      <KeywordLinks keywords={keywords} isCentred={isCentred} />
    </section>
  );
});
