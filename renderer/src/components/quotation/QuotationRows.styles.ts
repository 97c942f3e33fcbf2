import { makeStyles, tokens } from '@fluentui/react-components';
import { rowParts } from '../member/rowParts.ts';

export const useStyles = makeStyles({
  ...rowParts,
  facts: { gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', columnGap: tokens.spacingHorizontalL },
  // At the row's end, like an order's state.
  total: {
    marginInlineStart: 'auto',
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  late: { color: tokens.colorPaletteDarkOrangeForeground1 },
});
