import { makeStyles, tokens } from '@fluentui/react-components';

export const useStyles = makeStyles({
  // Many items in a narrow window go on sideways rather than into a second row.
  root: { minWidth: 0, overflowX: 'auto', scrollbarWidth: 'none' },
  list: { display: 'flex' },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    padding: `0 ${tokens.spacingHorizontalM}`,
    color: tokens.colorNeutralForeground1,
    whiteSpace: 'nowrap',
    outlineOffset: '-2px',
    boxShadow: 'inset 0 0 0 transparent',
    ':hover': { color: tokens.colorBrandForegroundLinkHover },
    '[aria-current="page"]': {
      color: tokens.colorBrandForegroundLink,
      fontWeight: tokens.fontWeightSemibold,
      boxShadow: `inset 0 -2px 0 ${tokens.colorBrandStroke1}`,
    },
  },
});
