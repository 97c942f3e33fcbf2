import { observer } from 'mobx-react-lite';
import type { Reading as ReadingPart } from '../../../../shared/contract/schemas/catalogue.ts';
import type { Listing } from '../../components/listing/loadListing.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { useStores } from '../../stores/context.ts';
import { Link } from '../../ui/navigation/Link.tsx';
import { findTypedWord, quoteWord, withoutStates, withoutWords } from './readKeyword.ts';
import styles from './Reading.module.css';

/** How the words were read: those that were left out or taken for slips, struck, each of which can be put back; and states. */
export const Reading = observer(function Reading({ listing, keyword }: { listing: Listing; keyword: string }) {
  const { t } = useTranslation('search');
  const { queries } = useStores();
  const reply = queries.peek('listProducts', listing.payload);
  if (!reply?.reading || reply.total === 0) return null;
  const { dropped, corrected, states = [], near } = reply.reading;
  const shownKeyword = withoutWords(keyword, reply.reading);
  const struck = [...dropped, ...corrected.map(({ from }) => from)];
  return (
    <>
      {struck.length > 0 && (
        <p className={styles.root} role="status">
          <span>{t('leftOut')}</span>{' '}
          {struck.map((word) => (
            <Link
              key={word}
              className={styles.word}
              title={t('putBack')}
              aria-label={`${t('putBack')} ${findTypedWord(keyword, word)}`}
              to={paths.search(quoteWord(keyword, word))}
            >
              <s>{findTypedWord(keyword, word)}</s>
            </Link>
          ))}
          {shownKeyword !== '' && <span>{t('showing', { keyword: shownKeyword })}</span>}
          <span className={styles.hint}>{t('requireHint')}</span>
        </p>
      )}
      <States states={states} keyword={keyword} />
      {near && (
        <p className={styles.root} role="status">
          {t('near')}
        </p>
      )}
    </>
  );
});

/** The states that the results are in, as the words ask, and the way to products in any. */
function States({ states, keyword }: { states: NonNullable<ReadingPart['states']>; keyword: string }) {
  const { t } = useTranslation('search');
  const rest = withoutStates(keyword, states);
  if (states.length === 0) return null;
  return (
    <p className={styles.root} role="status">
      {states.map(({ state }) => (
        <span key={state}>{t(`only.${state}`)}</span>
      ))}
      {rest !== '' && (
        <Link className={styles.word} to={paths.search(rest)}>
          {t('showAll')}
        </Link>
      )}
    </p>
  );
}
