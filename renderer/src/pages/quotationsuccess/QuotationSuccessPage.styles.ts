import { makeStyles, tokens } from '@fluentui/react-components';
import { medium, PAGE_GUTTER } from '../../theme/layout.ts';

export const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: tokens.spacingVerticalXL,
    maxWidth: '960px',
    margin: '0 auto',
    padding: `${tokens.spacingVerticalXXXL} ${PAGE_GUTTER}`,
  },
  head: { display: 'grid', justifyItems: 'center', rowGap: tokens.spacingVerticalS, textAlign: 'center' },
  icon: { fontSize: '64px', color: tokens.colorPaletteGreenForeground1 },
  title: {
    fontSize: tokens.fontSizeHero800,
    lineHeight: tokens.lineHeightHero800,
    fontWeight: tokens.fontWeightSemibold,
  },
  number: { fontSize: tokens.fontSizeBase400, color: tokens.colorNeutralForeground2 },
  code: {
    fontFamily: tokens.fontFamilyMonospace,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground1,
  },
  quiet: { color: tokens.colorNeutralForeground2 },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: tokens.spacingHorizontalXXL,
    [medium]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  part: { display: 'grid', alignContent: 'start', rowGap: tokens.spacingVerticalM },
  partTitle: {
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
  lines: { margin: 0, padding: 0, listStyleType: 'none' },
  line: {
    display: 'grid',
    gridTemplateColumns: '64px minmax(0, 1fr)',
    columnGap: tokens.spacingHorizontalM,
    padding: `${tokens.spacingVerticalS} 0`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  about: { display: 'grid', alignContent: 'center', overflowWrap: 'anywhere' },
  name: { fontWeight: tokens.fontWeightSemibold },
  steps: {
    display: 'grid',
    rowGap: tokens.spacingVerticalS,
    margin: 0,
    paddingLeft: '1.25em',
    lineHeight: tokens.lineHeightBase400,
    overflowWrap: 'anywhere',
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalM },
  skeleton: { height: '160px', borderRadius: tokens.borderRadiusLarge },
});
