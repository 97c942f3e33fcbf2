import { makeStyles, tokens } from '@fluentui/react-components';
import { narrow } from '../../theme/layout.ts';

const print = '@media print';
// The table is aligned with the text around it: the sum stands below the amounts.
const flush = { ':first-child': { paddingLeft: '0' }, ':last-child': { paddingRight: '0' } };
const rule = `1px solid ${tokens.colorNeutralStroke1}`;

export const useStyles = makeStyles({
  tools: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalM, [print]: { display: 'none' } },
  button: { minHeight: '44px' },
  // As wide as A4 on the screen; on paper as wide as the paper.
  sheet: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: tokens.spacingVerticalXXL,
    maxWidth: '840px',
    padding: tokens.spacingHorizontalXXXL,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    boxShadow: tokens.shadow8,
    overflowWrap: 'anywhere',
    [narrow]: { padding: tokens.spacingHorizontalL },
    [print]: {
      rowGap: tokens.spacingVerticalXL,
      maxWidth: 'none',
      padding: 0,
      border: 'none',
      boxShadow: 'none',
      fontSize: tokens.fontSizeBase200,
      lineHeight: tokens.lineHeightBase200,
    },
  },
  head: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: tokens.spacingHorizontalXXL,
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [print]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
  seller: { display: 'grid', alignContent: 'start', fontSize: tokens.fontSizeBase200 },
  brand: {
    marginBottom: tokens.spacingVerticalXS,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorBrandForeground1,
  },
  part: { display: 'grid', alignContent: 'start', rowGap: tokens.spacingVerticalXS, breakInside: 'avoid' },
  label: {
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground2,
  },
  facts: {
    display: 'grid',
    gridTemplateColumns: 'max-content minmax(0, 1fr)',
    alignContent: 'start',
    columnGap: tokens.spacingHorizontalL,
    rowGap: tokens.spacingVerticalXXS,
    margin: 0,
    // A phone has no room for a long name beside a date: the name breaks.
    [narrow]: { gridTemplateColumns: 'fit-content(45%) minmax(0, 1fr)' },
    [print]: { gridTemplateColumns: 'max-content minmax(0, 1fr)' },
  },
  factName: { color: tokens.colorNeutralForeground2 },
  fact: { margin: 0, fontVariantNumeric: 'tabular-nums' },
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
  },
  th: {
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
    borderBottom: `2px solid ${tokens.colorNeutralForeground2}`,
    textAlign: 'start',
    verticalAlign: 'bottom',
    fontSize: tokens.fontSizeBase200,
    hyphens: 'auto',
    overflowWrap: 'break-word',
    ...flush,
    [narrow]: { padding: `${tokens.spacingVerticalXS} 0 ${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}` },
  },
  td: {
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalS}`,
    ...flush,
    [narrow]: { padding: `${tokens.spacingVerticalS} 0` },
    borderBottom: rule,
    verticalAlign: 'top',
  },
  row: {
    breakInside: 'avoid',
    // On a phone a product has a line of its own above its numbers.
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) minmax(0, 3fr)',
      alignItems: 'end',
    },
  },
  first: { [narrow]: { gridColumn: '1 / -1', paddingLeft: '0', borderBottom: 'none' } },
  both: { [narrow]: { gridColumn: 'span 2' } },
  number: { textAlign: 'end' },
  money: { textAlign: 'end', whiteSpace: 'nowrap' },
  about: { display: 'grid' },
  name: { fontWeight: tokens.fontWeightSemibold },
  code: { fontFamily: tokens.fontFamilyMonospace, fontSize: tokens.fontSizeBase200 },
  quiet: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
  sums: { justifySelf: 'end', width: 'min(100%, 340px)', breakInside: 'avoid' },
  total: {
    justifySelf: 'end',
    display: 'flex',
    justifyContent: 'space-between',
    width: 'min(100%, 340px)',
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    breakInside: 'avoid',
  },
  terms: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
});
