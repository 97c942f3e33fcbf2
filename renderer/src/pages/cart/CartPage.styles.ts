import { makeStyles, tokens } from '@fluentui/react-components';
import { medium, narrow, PAGE_SIDES } from '../../theme/layout.ts';

export const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    rowGap: tokens.spacingVerticalXL,
    // The footer stays out of view, however short the content turns out.
    minHeight: 'calc(100dvh - 72px)',
    padding: `${tokens.spacingVerticalXXL} ${PAGE_SIDES} ${tokens.spacingVerticalXXXL}`,
  },
  // Centred in the window, where it stands alone.
  alone: { display: 'grid', alignContent: 'center', minHeight: 'calc(100dvh - 212px)' },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: tokens.spacingHorizontalM },
  title: {
    fontSize: tokens.fontSizeHero700,
    lineHeight: tokens.lineHeightHero700,
    fontWeight: tokens.fontWeightSemibold,
    [narrow]: { fontSize: tokens.fontSizeBase600, lineHeight: tokens.lineHeightBase600 },
  },
  count: { color: tokens.colorNeutralForeground3 },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 360px',
    columnGap: tokens.spacingHorizontalXXL,
    rowGap: tokens.spacingVerticalXL,
    alignItems: 'start',
    [medium]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: tokens.spacingHorizontalM,
    minHeight: '48px',
  },
  touch: { minHeight: '44px' },
  waiting: { margin: 0, padding: 0, listStyleType: 'none', overflowWrap: 'anywhere' },
  alert: { color: tokens.colorPaletteRedForeground1 },
  lines: {
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  skeleton: { display: 'grid', rowGap: tokens.spacingVerticalM },
  skeletonLine: { height: '104px', borderRadius: tokens.borderRadiusLarge },
});
