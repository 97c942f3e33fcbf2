import { makeStyles, tokens } from '@fluentui/react-components';
import { PAGE_SIDES } from '../../theme/layout.ts';

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
  // Below the whole header, whose row is its containing block.
  panel: {
    position: 'absolute',
    zIndex: 20,
    top: '100%',
    left: PAGE_SIDES,
    right: PAGE_SIDES,
    maxHeight: 'calc(100dvh - 9rem)',
    overflowY: 'auto',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: `0 0 ${tokens.borderRadiusLarge} ${tokens.borderRadiusLarge}`,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow16,
  },
});
