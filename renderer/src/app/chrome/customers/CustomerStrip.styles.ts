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
    flex: '1 1 24rem',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    minWidth: 0,
  },
  // One line, however long a name is, as it stands over every page. The actions follow it directly.
  words: {
    flex: '1 1 12rem',
    maxWidth: 'max-content',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  list: { maxWidth: 'min(36rem, calc(100vw - 32px))' },
  name: { display: 'block', maxWidth: '16rem', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
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
