import { makeStyles, tokens } from '@fluentui/react-components';
import { panelBelowHeader } from './panelBelowHeader.ts';

/** A laptop's window, where the longest languages need the room between the items. */
const small = '@media (max-width: 1439px)';

export const useStyles = makeStyles({
  // Many items in a narrow window go on sideways rather than into a second row.
  root: {
    minWidth: 0,
    overflowX: 'auto',
    scrollbarWidth: 'none',
  },
  list: {
    display: 'flex',
    width: 'max-content',
    // What goes on fades out at the edge; at the end of the way there is nothing below it.
    '::after': {
      content: '""',
      position: 'sticky',
      right: 0,
      minWidth: '40px',
      backgroundImage: `linear-gradient(to right, transparent, ${tokens.colorNeutralBackground1})`,
      pointerEvents: 'none',
    },
  },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalXXS,
    minHeight: '44px',
    padding: `0 ${tokens.spacingHorizontalM}`,
    [small]: { columnGap: 0, padding: `0 ${tokens.spacingHorizontalSNudge}` },
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
  chevron: { flexShrink: 0, fontSize: tokens.fontSizeBase200 },
  panel: panelBelowHeader,
});
