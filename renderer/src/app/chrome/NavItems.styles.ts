import { makeStyles, tokens } from '@fluentui/react-components';
import { panelBelowHeader } from './panelBelowHeader.ts';

/** A laptop's window, where the longest languages need the room between the items. */
const small = '@media (max-width: 1439px)';
const cover = tokens.colorNeutralBackground1;
const shade = `${tokens.colorNeutralStroke1}, transparent`;

export const useStyles = makeStyles({
  // Many items in a narrow window go on sideways rather than into a second row.
  root: {
    minWidth: 0,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    // A shade at the edge says that there is more; at the end of the way what goes along covers it.
    backgroundImage: `linear-gradient(to right, ${cover} 16px, transparent), linear-gradient(to left, ${cover} 16px, transparent), linear-gradient(to right, ${shade}), linear-gradient(to left, ${shade})`,
    backgroundPosition: 'left, right, left, right',
    backgroundRepeat: 'no-repeat',
    backgroundSize: '32px 100%, 32px 100%, 12px 100%, 12px 100%',
    backgroundAttachment: 'local, local, scroll, scroll',
  },
  list: { display: 'flex' },
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
