import { makeStyles, tokens } from '@fluentui/react-components';
import { rowParts } from './rowParts.ts';

export const useStyles = makeStyles({
  ...rowParts,
  facts: { gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', columnGap: tokens.spacingHorizontalL },
  late: { color: tokens.colorPaletteDarkOrangeForeground1 },
});
