import { makeStyles, tokens } from '@fluentui/react-components';
import { panelBelowHeader } from './panelBelowHeader.ts';

export const useStyles = makeStyles({
  // Many items in a narrow window go on sideways rather than into a second row.
  root: { minWidth: 0, overflowX: 'auto', scrollbarWidth: 'none' },
  list: { display: 'flex' },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalXXS,
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
  open: { color: tokens.colorBrandForegroundLink, boxShadow: `inset 0 -2px 0 ${tokens.colorBrandStroke1}` },
  chevron: { fontSize: tokens.fontSizeBase200 },
  panel: panelBelowHeader,
});
