import type { Match } from '../../../../../shared/contract/schemas/catalogue.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { highlightCode, highlightWords, type Piece } from './highlight.ts';
import styles from './MatchNote.module.css';

/** Why a search found a product, with the matching part highlighted (D6). */
export function MatchNote({ match, keyword }: { match: Match; keyword: string }) {
  const { t } = useTranslation('search');
  const { field, kind } = match;
  const isCode = field === 'code' || field === 'sku';
  const parts = isCode ? highlightCode(match.value, keyword) : hitsIn(match.value, keyword);
  // The name is beside it: without a word to highlight it would only be repeated.
  if (field === 'name' && !parts.some(({ isHit }) => isHit)) return null;
  return (
    <p className={styles.root}>
      <span>{t(isCode ? `match.${kind}` : `match.in.${field}`)}</span>{' '}
      <span className={isCode ? styles.code : undefined}>
        {parts.map(({ text, isHit }, index) =>
          isHit ? (
            <mark key={index} className={styles.hit}>
              {text}
            </mark>
          ) : (
            <span key={index}>{text}</span>
          ),
        )}
      </span>
    </p>
  );
}

/** The matching words; the whole text where no word shows the match, as with look-alike letters. */
function hitsIn(text: string, keyword: string): Piece[] {
  const words = [...new Set(highlightWords(text, keyword).flatMap((piece) => (piece.isHit ? [piece.text] : [])))];
  if (words.length === 0) return [{ text, isHit: false }];
  return words.flatMap((word, index) => [
    ...(index > 0 ? [{ text: ', ', isHit: false }] : []),
    { text: word, isHit: true },
  ]);
}
