import { makeStyles, tokens } from '@fluentui/react-components';

const print = '@media print';
const CLOSE = `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`;

export const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: tokens.spacingVerticalM,
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 'none',
  },
  legend: {
    padding: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    marginBottom: tokens.spacingVerticalM,
  },
  select: { maxWidth: '36rem', minWidth: 0, width: '100%', minHeight: '44px' },
  frame: {
    overflowX: 'auto',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    fontSize: tokens.fontSizeBase300,
    fontVariantNumeric: 'tabular-nums',
    // Paper cannot be scrolled: wide content breaks between words.
    [print]: { fontSize: tokens.fontSizeBase200, wordBreak: 'keep-all' },
  },
  head: {
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground2,
    backgroundColor: tokens.colorNeutralBackground2,
    [print]: { padding: CLOSE, whiteSpace: 'normal' },
  },
  row: {
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  chosen: {
    backgroundColor: tokens.colorBrandBackground2,
    ':hover': { backgroundColor: tokens.colorBrandBackground2 },
  },
  cell: {
    padding: `0 ${tokens.spacingHorizontalM}`,
    height: '44px',
    textAlign: 'start',
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground1,
    [print]: { padding: CLOSE },
  },
  // Chinese would break after each character; the table scrolls sideways instead.
  number: { textAlign: 'end', whiteSpace: 'nowrap', [print]: { whiteSpace: 'normal' } },
  label: {
    display: 'inline-flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    minHeight: '44px',
    fontFamily: tokens.fontFamilyMonospace,
    fontWeight: tokens.fontWeightSemibold,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
  },
  radio: { width: '18px', height: '18px', margin: 0, accentColor: tokens.colorBrandBackground },
});
