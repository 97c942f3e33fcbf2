import { makeStyles, tokens } from '@fluentui/react-components';

export const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: tokens.spacingVerticalM,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  row: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalL}`,
    alignItems: 'start',
    padding: tokens.spacingHorizontalL,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    ':hover': { boxShadow: tokens.shadow4 },
  },
  // The link is as large as its row.
  code: {
    justifySelf: 'start',
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorBrandForegroundLink,
    ':hover': { textDecorationLine: 'underline' },
    '::after': { content: '""', position: 'absolute', inset: 0 },
  },
  facts: { gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', columnGap: tokens.spacingHorizontalL },
  quiet: { color: tokens.colorNeutralForeground2 },
  late: { color: tokens.colorPaletteDarkOrangeForeground1 },
});
