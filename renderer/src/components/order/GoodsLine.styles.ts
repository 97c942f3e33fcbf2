import { makeStyles, tokens } from '@fluentui/react-components';
import { narrow } from '../../theme/layout.ts';

export const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: '72px minmax(0, 1fr) auto minmax(104px, auto)',
    gridTemplateAreas: '"picture about change total"',
    columnGap: tokens.spacingHorizontalM,
    alignItems: 'start',
    padding: `${tokens.spacingVerticalM} 0`,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    ':last-child': { paddingBottom: 0 },
    [narrow]: {
      gridTemplateColumns: '56px minmax(0, 1fr) auto',
      gridTemplateAreas: '"picture about about" ". change total"',
      rowGap: tokens.spacingVerticalS,
    },
  },
  picture: { gridArea: 'picture' },
  about: { gridArea: 'about', display: 'grid', rowGap: tokens.spacingVerticalXXS, overflowWrap: 'anywhere' },
  name: { fontWeight: tokens.fontWeightSemibold, ':hover': { textDecorationLine: 'underline' } },
  code: {
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground2,
  },
  quiet: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  change: { gridArea: 'change' },
  total: {
    gridArea: 'total',
    display: 'grid',
    justifyItems: 'end',
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
  },
  amount: { fontWeight: tokens.fontWeightSemibold },
  problem: {
    // Placed in a row of its own only where it exists: an empty row would leave a gap.
    gridColumn: '2 / -1',
    [narrow]: { gridColumn: '1 / -1' },
    marginTop: tokens.spacingVerticalXS,
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    borderLeft: `3px solid ${tokens.colorStatusDangerBorder2}`,
    backgroundColor: tokens.colorStatusDangerBackground1,
    color: tokens.colorStatusDangerForeground1,
  },
});
