import { makeStyles, tokens } from '@fluentui/react-components';

export const useStyles = makeStyles({
  root: { display: 'grid', rowGap: tokens.spacingVerticalS, margin: 0, fontVariantNumeric: 'tabular-nums' },
  row: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: tokens.spacingHorizontalM },
  amount: { margin: 0, marginInlineStart: 'auto', textAlign: 'end', whiteSpace: 'nowrap' },
  fact: { margin: 0, marginInlineStart: 'auto', textAlign: 'end', overflowWrap: 'anywhere' },
  saved: { color: tokens.colorPaletteGreenForeground1 },
  total: {
    alignItems: 'baseline',
    paddingTop: tokens.spacingVerticalM,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  sum: {
    fontSize: tokens.fontSizeHero700,
    lineHeight: tokens.lineHeightHero700,
    fontWeight: tokens.fontWeightSemibold,
  },
});
