import { makeStyles, tokens } from '@fluentui/react-components';

export const useStyles = makeStyles({
  root: { display: 'grid', rowGap: tokens.spacingVerticalXS, justifyItems: 'start' },
  label: { fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  box: {
    display: 'inline-flex',
    alignItems: 'stretch',
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    ':has(input:focus-visible)': { outline: `2px solid ${tokens.colorBrandStroke1}`, outlineOffset: '-1px' },
  },
  invalid: {
    borderTopColor: tokens.colorPaletteRedBorderActive,
    borderRightColor: tokens.colorPaletteRedBorderActive,
    borderBottomColor: tokens.colorPaletteRedBorderActive,
    borderLeftColor: tokens.colorPaletteRedBorderActive,
  },
  step: { minWidth: '44px', minHeight: '44px', border: 'none', borderRadius: tokens.borderRadiusMedium },
  input: {
    width: '4.5ch',
    minHeight: '44px',
    padding: 0,
    border: 'none',
    // The whole field shows the focus.
    ':focus-visible': { outlineStyle: 'none' },
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase400,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
  },
  message: {
    maxWidth: '16rem',
    color: tokens.colorPaletteRedForeground1,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
});
