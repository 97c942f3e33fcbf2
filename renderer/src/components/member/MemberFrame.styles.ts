import { makeStyles, tokens } from '@fluentui/react-components';
import { medium, narrow, PAGE_SIDES } from '../../theme/layout.ts';

export const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: tokens.spacingHorizontalXXXL,
    padding: `${tokens.spacingVerticalXXL} ${PAGE_SIDES} ${tokens.spacingVerticalXXXL}`,
    [narrow]: { paddingTop: tokens.spacingVerticalL },
    // Printed documents have margins of their own.
    '@media print': { padding: 0 },
  },
  withNav: {
    gridTemplateColumns: '240px minmax(0, 1fr)',
    [medium]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: tokens.spacingVerticalL },
  },
  content: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    rowGap: tokens.spacingVerticalXL,
    [narrow]: { rowGap: tokens.spacingVerticalL },
  },
  up: {
    display: 'inline-flex',
    alignItems: 'center',
    justifySelf: 'start',
    columnGap: tokens.spacingHorizontalXS,
    minHeight: '44px',
    marginTop: `calc(-1 * ${tokens.spacingVerticalM})`,
    marginBottom: `calc(-1 * ${tokens.spacingVerticalL})`,
    color: tokens.colorBrandForegroundLink,
    '@media print': { display: 'none' },
  },
  upIcon: { marginLeft: '-4px', fontSize: '20px' },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalL,
  },
  title: {
    fontSize: tokens.fontSizeHero700,
    lineHeight: tokens.lineHeightHero700,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
    [narrow]: { fontSize: tokens.fontSizeBase600, lineHeight: tokens.lineHeightBase600 },
  },
});
