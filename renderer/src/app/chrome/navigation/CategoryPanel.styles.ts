import { makeStyles, tokens } from '@fluentui/react-components';
import { narrow, wide } from '../../../theme/layout.ts';

export const useStyles = makeStyles({
  root: { position: 'relative', minHeight: '22rem', padding: tokens.spacingVerticalS, [narrow]: { minHeight: 'auto' } },
  first: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: tokens.spacingHorizontalS,
    width: '15rem',
    minHeight: '44px',
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    textAlign: 'start',
    cursor: 'pointer',
    [narrow]: { width: '100%' },
  },
  current: {
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    fontWeight: tokens.fontWeightSemibold,
  },
  section: {
    marginInlineStart: '16rem',
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL} ${tokens.spacingVerticalL}`,
    borderLeft: `1px solid ${tokens.colorNeutralStroke2}`,
    // Beside the list, from its top, whichever entry it belongs to.
    position: 'absolute',
    inset: 0,
    overflowY: 'auto',
    [narrow]: { position: 'static', marginInlineStart: 0, borderLeft: 'none' },
  },
  all: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '32px',
    color: tokens.colorBrandForegroundLink,
    fontWeight: tokens.fontWeightSemibold,
    ':hover': { textDecorationLine: 'underline' },
  },
  columns: {
    columnCount: 2,
    columnGap: tokens.spacingHorizontalXXL,
    marginTop: tokens.spacingVerticalS,
    [wide]: { columnCount: 3 },
    [narrow]: { columnCount: 1 },
  },
  column: { breakInside: 'avoid', paddingBottom: tokens.spacingVerticalL },
  second: {
    display: 'block',
    paddingBlock: tokens.spacingVerticalXS,
    fontWeight: tokens.fontWeightSemibold,
    ':hover': { color: tokens.colorBrandForegroundLinkHover },
  },
  third: {
    display: 'block',
    paddingBlock: tokens.spacingVerticalXS,
    color: tokens.colorNeutralForeground2,
    ':hover': { color: tokens.colorBrandForegroundLinkHover, textDecorationLine: 'underline' },
  },
});
