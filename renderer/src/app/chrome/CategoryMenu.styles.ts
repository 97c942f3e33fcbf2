import { makeStyles, tokens } from '@fluentui/react-components';
import { PAGE_SIDES } from '../../theme/layout.ts';

export const useStyles = makeStyles({
  root: { flexShrink: 0, alignSelf: 'stretch', display: 'flex' },
  button: {
    display: 'inline-flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    minHeight: '44px',
    padding: `0 ${tokens.spacingHorizontalM}`,
    border: 'none',
    borderRadius: `${tokens.borderRadiusMedium} ${tokens.borderRadiusMedium} 0 0`,
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    fontWeight: tokens.fontWeightSemibold,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorBrandBackgroundHover },
  },
  // Below the whole header: the row is its containing block.
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
