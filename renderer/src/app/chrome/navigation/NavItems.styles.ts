import { makeStyles, tokens } from '@fluentui/react-components';
import { horizontalScroll, horizontalScrollRow } from '../../../theme/horizontalScroll.ts';
import { panelBelowHeader } from './panelBelowHeader.ts';

/** The width of a laptop, where the longest languages need the room between the items. */
const small = '@media (max-width: 1439px)';

export const useStyles = makeStyles({
  root: horizontalScroll,
  list: horizontalScrollRow,
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
      // Not bold: the items beside it would move from page to page.
      color: tokens.colorBrandForegroundLink,
      boxShadow: `inset 0 -2px 0 ${tokens.colorBrandStroke1}`,
    },
  },
  open: { color: tokens.colorBrandForegroundLink, boxShadow: `inset 0 -2px 0 ${tokens.colorBrandStroke1}` },
  chevron: { flexShrink: 0, fontSize: tokens.fontSizeBase200 },
  panel: panelBelowHeader,
});
