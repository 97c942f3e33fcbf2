import { observer } from 'mobx-react-lite';
import type { Listing } from '../../components/listing/loadListing.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { useStores } from '../../stores/context.ts';
import { asTyped, insisting, withoutWords } from './readKeyword.ts';
import { Link } from '../../ui/navigation/Link.tsx';
import styles from './Reading.module.css';

/** The words that were left out or taken for slips, struck; each can be put back into the search. */
export const Reading = observer(function Reading({ listing, keyword }: { listing: Listing; keyword: string }) {
  const { t } = useTranslation('catalogue');
  const { queries } = useStores();
  const found = queries.peek('listProducts', listing.payload);
  if (!found?.reading || found.total === 0) return null;
  const { dropped, corrected } = found.reading;
  const shown = withoutWords(keyword, found.reading);
  const struck = [...dropped, ...corrected.map(({ from }) => from)];
  return (
    <p className={styles.root} role="status">
      <span>{t('search.leftOut')}</span>{' '}
      {struck.map((word) => (
        <Link
          key={word}
          className={styles.word}
          title={t('search.putBack')}
          aria-label={`${t('search.putBack')} ${asTyped(keyword, word)}`}
          to={paths.search(insisting(keyword, word))}
        >
          <s>{asTyped(keyword, word)}</s>
        </Link>
      ))}
      {shown !== '' && <span>{t('search.showing', { keyword: shown })}</span>}
      <span className={styles.hint}>{t('search.requireHint', { count: struck.length })}</span>
    </p>
  );
});
