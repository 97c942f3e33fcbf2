import { makeStyles, tokens } from '@fluentui/react-components';
import { narrow } from '../../theme/layout.ts';

export const useStyles = makeStyles({
  card: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: tokens.spacingVerticalM,
    padding: tokens.spacingHorizontalXL,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorBrandBackground2,
    [narrow]: { padding: tokens.spacingHorizontalL },
  },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
  },
  name: {
    fontSize: tokens.fontSizeHero700,
    lineHeight: tokens.lineHeightHero700,
    fontWeight: tokens.fontWeightSemibold,
  },
  points: {
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  quiet: { color: tokens.colorNeutralForeground2 },
  part: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: tokens.spacingVerticalM },
  heading: {
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
  levels: { display: 'grid', rowGap: tokens.spacingVerticalS, margin: 0, padding: 0, listStyleType: 'none' },
  level: {
    display: 'grid',
    gridTemplateColumns: '200px minmax(0, 1fr)',
    columnGap: tokens.spacingHorizontalL,
    alignItems: 'center',
    padding: tokens.spacingHorizontalM,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: tokens.spacingVerticalXS },
  },
  own: {
    borderTopColor: tokens.colorBrandStroke1,
    borderRightColor: tokens.colorBrandStroke1,
    borderBottomColor: tokens.colorBrandStroke1,
    borderLeftColor: tokens.colorBrandStroke1,
  },
  levelName: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  strong: { fontWeight: tokens.fontWeightSemibold },
  // On a phone the two columns of numbers are as wide as the longest number or heading, in any language.
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    [narrow]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto auto' },
  },
  rows: { [narrow]: { display: 'contents' } },
  cell: {
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalS}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    [narrow]: { padding: '0', borderBottom: 'none' },
  },
  // On a phone the day stands below its reason, so that no number is broken.
  row: {
    [narrow]: {
      display: 'grid',
      gridColumn: '1 / -1',
      gridTemplateColumns: 'subgrid',
      columnGap: tokens.spacingHorizontalM,
      padding: `${tokens.spacingVerticalM} 0`,
      borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    },
  },
  day: { [narrow]: { gridColumn: '1', gridRow: '2', color: tokens.colorNeutralForeground2 } },
  amount: { textAlign: 'end', whiteSpace: 'nowrap' },
  // Where the two do not fit one line, the separator is hidden.
  dot: { [narrow]: { display: 'none' } },
  order: { [narrow]: { display: 'block' } },
});
