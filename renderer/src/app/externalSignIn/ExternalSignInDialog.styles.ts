import { makeStyles, tokens } from '@fluentui/react-components';

export const useStyles = makeStyles({
  surface: { width: '100%', maxWidth: '30rem', padding: '32px' },
  card: { display: 'grid', rowGap: tokens.spacingVerticalL },
  head: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalM },
  // Decorative; the state is said in words.
  sign: {
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    width: '48px',
    height: '48px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground1,
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
  },
  steps: {
    display: 'grid',
    rowGap: tokens.spacingVerticalS,
    margin: 0,
    paddingInlineStart: '1.4em',
    lineHeight: tokens.lineHeightBase400,
  },
  quiet: { margin: 0, color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
  fault: { margin: 0, color: tokens.colorStatusDangerForeground1 },
  actions: { display: 'grid', rowGap: tokens.spacingVerticalS },
  button: { minHeight: '44px' },
});
