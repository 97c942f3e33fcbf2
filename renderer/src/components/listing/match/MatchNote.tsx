import { makeStyles, tokens } from '@fluentui/react-components';
import type { Match } from '../../../../../shared/contract/schemas/catalogue.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { highlightCode, highlightWords, type Piece } from './highlight.ts';

const useStyles = makeStyles({
  root: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
    overflowWrap: 'anywhere',
  },
  hit: {
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    fontWeight: tokens.fontWeightSemibold,
    borderRadius: tokens.borderRadiusSmall,
    paddingInline: '1px',
  },
  code: { fontFamily: tokens.fontFamilyMonospace },
});

/** Why a search found a product, with the matching part highlighted (D6). */
export function MatchNote({ match, keyword }: { match: Match; keyword: string }) {
  const { t } = useTranslation('catalogue');
  const styles = useStyles();
  const { field, kind } = match;
  const isCode = field === 'code' || field === 'sku';
  const parts = isCode ? highlightCode(match.value, keyword) : hitsIn(match.value, keyword);
  return (
    <p className={styles.root}>
      <span>{t(isCode ? `match.${kind}` : `match.in.${field}`)}</span>{' '}
      <span className={isCode ? styles.code : undefined}>
        {parts.map(({ text, isHit }, at) =>
          isHit ? (
            <mark key={at} className={styles.hit}>
              {text}
            </mark>
          ) : (
            <span key={at}>{text}</span>
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
  return words.flatMap((word, at) => [...(at > 0 ? [{ text: ', ', isHit: false }] : []), { text: word, isHit: true }]);
}
