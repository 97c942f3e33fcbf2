import { makeStyles, tokens } from '@fluentui/react-components';
import { narrow, PAGE_SIDES } from '../../theme/layout.ts';

export const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: '40px',
    paddingBottom: tokens.spacingVerticalXXXL,
    [narrow]: { rowGap: '32px' },
  },
  title: {
    padding: `${tokens.spacingVerticalXXL} ${PAGE_SIDES} 0`,
    fontSize: tokens.fontSizeHero800,
    lineHeight: tokens.lineHeightHero800,
  },
  wide: { minWidth: 0 },
  block: { minWidth: 0, paddingInline: PAGE_SIDES },
});
