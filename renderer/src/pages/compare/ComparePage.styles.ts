import { makeStyles, tokens } from '@fluentui/react-components';
import { narrow, PAGE_SIDES } from '../../theme/layout.ts';

const print = '@media print';

export const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: tokens.spacingVerticalL,
    padding: `${tokens.spacingVerticalXL} ${PAGE_SIDES} ${tokens.spacingVerticalXXXL}`,
    // Printed pages have margins of their own.
    [print]: { padding: 0 },
  },
  title: {
    fontSize: tokens.fontSizeHero700,
    lineHeight: tokens.lineHeightHero700,
    [narrow]: { fontSize: tokens.fontSizeBase600, lineHeight: tokens.lineHeightBase600 },
  },
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    [print]: { display: 'none' },
  },
  // Aligned with the content above and below: the switch has a margin of its own.
  switch: { minHeight: '44px', marginInlineStart: `calc(-1 * ${tokens.spacingHorizontalS})` },
  button: { minHeight: '44px' },
  same: { color: tokens.colorNeutralForeground2 },
});
