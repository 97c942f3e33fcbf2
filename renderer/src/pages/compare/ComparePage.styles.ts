import { makeStyles, tokens } from '@fluentui/react-components';
import { narrow, PAGE_SIDES } from '../../theme/layout.ts';

export const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: tokens.spacingVerticalL,
    padding: `${tokens.spacingVerticalXL} ${PAGE_SIDES} ${tokens.spacingVerticalXXXL}`,
  },
  title: {
    fontSize: tokens.fontSizeHero800,
    lineHeight: tokens.lineHeightHero800,
    [narrow]: { fontSize: tokens.fontSizeBase600, lineHeight: tokens.lineHeightBase600 },
  },
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  switch: { minHeight: '44px' },
  button: { minHeight: '44px' },
  same: { color: tokens.colorNeutralForeground2 },
});
