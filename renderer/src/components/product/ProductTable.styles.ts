import { makeStyles, tokens } from '@fluentui/react-components';
import { narrow } from '../../theme/layout.ts';

const line = `1px solid ${tokens.colorNeutralStroke2}`;

export const useStyles = makeStyles({
  // Clips visually hidden text, which would else widen the page.
  frame: {
    position: 'relative',
    overflowX: 'auto',
    border: line,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  // Sticky cells lose the borders of a collapsed table, so that each cell draws its own.
  table: {
    width: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  head: {
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalXS}`,
    textAlign: 'start',
    verticalAlign: 'bottom',
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground2,
    backgroundColor: tokens.colorNeutralBackground2,
    borderBottom: line,
  },
  row: {
    backgroundColor: tokens.colorNeutralBackground1,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  cell: {
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalXS}`,
    verticalAlign: 'middle',
    borderBottom: line,
  },
  last: { borderBottom: 'none' },
  sticky: {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    backgroundColor: 'inherit',
    borderRight: line,
    paddingInlineStart: tokens.spacingHorizontalM,
    fontWeight: tokens.fontWeightRegular,
    textAlign: 'start',
  },
  stickyHead: {
    position: 'sticky',
    left: 0,
    zIndex: 2,
    borderRight: line,
    paddingInlineStart: tokens.spacingHorizontalM,
  },
  product: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalS },
  picture: { width: '48px', flexShrink: 0, [narrow]: { display: 'none' } },
  code: {
    fontFamily: tokens.fontFamilyMonospace,
    fontVariantNumeric: 'tabular-nums',
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: 'underline',
    textUnderlineOffset: '3px',
    textDecorationColor: tokens.colorNeutralStroke1,
    whiteSpace: 'nowrap',
    [narrow]: { whiteSpace: 'normal', overflowWrap: 'anywhere', display: 'inline-block', minWidth: '88px' },
    ':hover': { color: tokens.colorBrandForegroundLinkHover },
  },
  name: { minWidth: '184px', fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300 },
  brand: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  specs: { minWidth: '200px' },
  spec: { fontVariantNumeric: 'tabular-nums', minWidth: '72px' },
  delivery: { minWidth: '84px' },
  price: { minWidth: '76px' },
  priceText: { fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
  actions: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: tokens.spacingHorizontalXS,
    paddingInlineEnd: tokens.spacingHorizontalS,
    whiteSpace: 'nowrap',
  },
});
