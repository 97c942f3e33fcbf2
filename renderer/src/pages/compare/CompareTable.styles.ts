import { makeStyles, tokens } from '@fluentui/react-components';

/** Paper does not scroll sideways: all products share its width. */
const moved = '@media screen and (max-width: 1023px)';
const print = '@media print';
const line = `1px solid ${tokens.colorNeutralStroke2}`;
const LABEL_WIDTH = '13rem';

export const useStyles = makeStyles({
  // Clips visually hidden text, which would else widen the page.
  frame: { position: 'relative', [moved]: { overflowX: 'auto' } },
  table: {
    width: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: 0,
    [print]: { fontSize: tokens.fontSizeBase200 },
  },
  // Few products do not need the whole width.
  two: { maxWidth: '56rem' },
  labels: { width: LABEL_WIDTH, [print]: { width: '8rem' } },
  product: { width: '15rem', [print]: { width: 'auto' } },
  narrowProduct: { width: '11rem', [print]: { width: 'auto' } },
  head: {
    // A height is set so that the content can fill the row.
    height: '1px',
    padding: tokens.spacingHorizontalM,
    textAlign: 'start',
    verticalAlign: 'top',
    fontWeight: tokens.fontWeightRegular,
    borderBottom: line,
  },
  label: {
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalM} ${tokens.spacingVerticalM} 0`,
    textAlign: 'start',
    verticalAlign: 'top',
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground2,
    borderBottom: line,
    overflowWrap: 'anywhere',
    [moved]: {
      position: 'sticky',
      zIndex: 1,
      left: 0,
      backgroundColor: tokens.colorNeutralBackground1,
      borderRight: line,
    },
  },
  // On a phone the label stands above its values and stays while they scroll sideways.
  above: { padding: `${tokens.spacingVerticalM} 0 0`, textAlign: 'start' },
  aboveText: {
    position: 'sticky',
    left: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
  },
  unit: { color: tokens.colorNeutralForeground3 },
  cell: {
    padding: tokens.spacingHorizontalM,
    verticalAlign: 'top',
    borderBottom: line,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
  below: { padding: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalS} ${tokens.spacingVerticalM} 0` },
  differs: { fontWeight: tokens.fontWeightSemibold },
});
