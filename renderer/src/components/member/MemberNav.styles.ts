import { makeStyles, tokens } from '@fluentui/react-components';
import { medium } from '../../theme/layout.ts';
import { horizontalScroll, horizontalScrollRow } from '../../theme/horizontalScroll.ts';

export const useStyles = makeStyles({
  // A narrow or magnified window: the navigation takes one row, so that the page begins right below.
  frame: { [medium]: horizontalScroll },
  side: {
    display: 'grid',
    rowGap: tokens.spacingVerticalXXS,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    [medium]: { ...horizontalScrollRow, columnGap: tokens.spacingHorizontalXS },
  },
  rows: {
    display: 'grid',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    overflow: 'hidden',
  },
  link: {
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    minHeight: '44px',
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground1,
    outlineOffset: '-2px',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  current: {
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    fontWeight: tokens.fontWeightSemibold,
    ':hover': { backgroundColor: tokens.colorBrandBackground2 },
  },
  row: { borderRadius: 0, minHeight: '52px' },
  divided: { borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  icon: { flexShrink: 0, fontSize: '20px' },
  name: { flexGrow: 1, overflowWrap: 'anywhere' },
  inRow: { [medium]: { whiteSpace: 'nowrap' } },
});
