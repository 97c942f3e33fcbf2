import { makeStyles, tokens } from '@fluentui/react-components';
import { medium, narrow, PAGE_SIDES } from '../../theme/layout.ts';

export const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: tokens.spacingVerticalXXL,
    padding: `${tokens.spacingVerticalL} ${PAGE_SIDES} ${tokens.spacingVerticalXXXL}`,
    [narrow]: { rowGap: tokens.spacingVerticalL },
  },
  top: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr) minmax(320px, 3fr)',
    columnGap: tokens.spacingHorizontalXXXL,
    rowGap: tokens.spacingVerticalXL,
    alignItems: 'start',
    '@media (min-width: 640px) and (max-width: 1279px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [medium]: { columnGap: tokens.spacingHorizontalXL },
  },
});
