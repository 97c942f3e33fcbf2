import { makeStyles, tokens } from '@fluentui/react-components';
import { narrow } from '../../theme/layout.ts';
import { rowParts } from '../member/rowParts.ts';

export const useStyles = makeStyles({
  ...rowParts,
  state: { justifySelf: 'end' },
  goods: {
    [narrow]: { gridColumn: '1 / -1' },
    display: 'grid',
    rowGap: tokens.spacingVerticalXXS,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  good: {
    display: 'grid',
    gridTemplateColumns: '40px minmax(0, 1fr)',
    columnGap: tokens.spacingHorizontalM,
    alignItems: 'center',
    overflowWrap: 'anywhere',
  },
  end: {
    display: 'grid',
    justifyItems: 'end',
    textAlign: 'end',
    alignSelf: 'end',
    [narrow]: {
      gridColumn: '1 / -1',
      display: 'flex',
      flexWrap: 'wrap',
      flexDirection: 'row-reverse',
      justifyContent: 'space-between',
    },
  },
  total: { fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: 'tabular-nums' },
  // Above the link that covers the row.
  ways: {
    position: 'relative',
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalM,
  },
});
