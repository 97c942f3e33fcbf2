import { makeStyles, tokens } from '@fluentui/react-components';
import { medium } from '../../theme/layout.ts';

export const useStyles = makeStyles({
  root: {
    position: 'sticky',
    top: tokens.spacingVerticalXXL,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: tokens.spacingVerticalM,
    padding: tokens.spacingHorizontalXL,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow2,
    [medium]: { position: 'static' },
  },
  title: { fontSize: tokens.fontSizeBase500, fontWeight: tokens.fontWeightSemibold },
  quiet: { color: tokens.colorNeutralForeground2 },
  note: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
  // Room is reserved for the message: nothing below it moves under a finger.
  saving: { minHeight: tokens.lineHeightBase200 },
  total: {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: tokens.spacingHorizontalM,
    paddingTop: tokens.spacingVerticalM,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  amount: {
    fontSize: tokens.fontSizeHero700,
    lineHeight: tokens.lineHeightHero700,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  unpriced: {
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  wide: { width: '100%', minHeight: '48px', maxWidth: 'none' },
  alert: { color: tokens.colorPaletteRedForeground1 },
  login: { display: 'grid', rowGap: tokens.spacingVerticalS },
  loginTitle: { fontWeight: tokens.fontWeightSemibold },
});
