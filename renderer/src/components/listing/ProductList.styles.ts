import { makeStyles, tokens } from '@fluentui/react-components';
import { medium, narrow } from '../../theme/layout.ts';

export const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: '248px minmax(0, 1fr)',
    columnGap: tokens.spacingHorizontalXXXL,
    [medium]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  single: { gridTemplateColumns: 'minmax(0, 1fr)' },
  filters: { [medium]: { display: 'none' } },
  filtersTitle: {
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    paddingBottom: tokens.spacingVerticalXS,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  main: { display: 'grid', alignContent: 'start', rowGap: tokens.spacingVerticalL, minWidth: 0 },
  cards: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(208px, 1fr))',
    gap: tokens.spacingHorizontalL,
    [narrow]: {
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 158px), 1fr))',
      gap: tokens.spacingHorizontalS,
    },
  },
  results: {
    display: 'grid',
    rowGap: tokens.spacingVerticalL,
    transitionProperty: 'opacity',
    transitionDuration: tokens.durationNormal,
    minWidth: 0,
  },
  stale: { opacity: 0.5 },
  part: { display: 'grid', rowGap: tokens.spacingVerticalS },
  exact: {
    padding: tokens.spacingHorizontalM,
    border: `2px solid ${tokens.colorBrandStroke1}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorBrandBackground2,
    minWidth: 0,
  },
  // A single card does not need the whole width.
  exactCards: { justifySelf: 'start', width: '304px', maxWidth: '100%' },
  othersTitle: {
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground2,
  },
  exactTitle: {
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorBrandForeground2,
  },
});
