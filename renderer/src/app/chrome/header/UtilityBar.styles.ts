import { makeStyles, tokens } from '@fluentui/react-components';
import { medium, PAGE_SIDES } from '../../../theme/layout.ts';

export const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: tokens.spacingHorizontalXL,
    minHeight: '36px',
    padding: `0 ${PAGE_SIDES}`,
    backgroundColor: tokens.colorNeutralBackground2,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
  },
  contact: { display: 'flex', columnGap: tokens.spacingHorizontalXL, [medium]: { display: 'none' } },
  item: {
    display: 'inline-flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalXS,
    minHeight: '28px',
    ':hover': { color: tokens.colorBrandForegroundLinkHover, textDecorationLine: 'underline' },
  },
  choices: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    marginInlineStart: 'auto',
  },
  logout: {
    minHeight: '28px',
    padding: `0 ${tokens.spacingHorizontalS}`,
    border: 'none',
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground2,
    cursor: 'pointer',
    ':hover': { color: tokens.colorBrandForegroundLinkHover, textDecorationLine: 'underline' },
  },
});
