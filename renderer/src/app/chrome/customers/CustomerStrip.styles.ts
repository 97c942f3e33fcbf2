import { makeStyles, tokens } from '@fluentui/react-components';
import { PAGE_SIDES } from '../../../theme/layout.ts';

export const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalL}`,
    minHeight: '40px',
    padding: `${tokens.spacingVerticalXXS} ${PAGE_SIDES}`,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorNeutralForeground1,
    fontSize: tokens.fontSizeBase300,
  },
  customer: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    minWidth: 0,
  },
  words: { overflowWrap: 'anywhere' },
  icon: { flexShrink: 0, fontSize: '20px' },
  prices: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    marginInlineStart: 'auto',
  },
  hidden: {
    display: 'inline-flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalXS,
    fontWeight: tokens.fontWeightSemibold,
  },
  button: { minHeight: '32px' },
});
