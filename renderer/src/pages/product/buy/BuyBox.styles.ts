import { makeStyles, tokens } from '@fluentui/react-components';
import { medium, TRAY_HEIGHT } from '../../../theme/layout.ts';

export const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: tokens.spacingVerticalL,
    padding: tokens.spacingHorizontalXL,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow2,
    '@media (max-width: 1279px)': { gridColumn: '1 / -1' },
  },
  // About as high as with its buttons.
  listed: { alignContent: 'start', minHeight: '26rem' },
  price: { display: 'grid', rowGap: tokens.spacingVerticalXS },
  // The same height while the price is being read.
  amount: {
    minHeight: tokens.lineHeightHero700,
    fontSize: tokens.fontSizeHero700,
    lineHeight: tokens.lineHeightHero700,
  },
  onQuotation: { fontSize: tokens.fontSizeBase600, lineHeight: tokens.lineHeightBase600 },
  quiet: { color: tokens.colorNeutralForeground2 },
  // Empty it takes no room.
  short: { color: tokens.colorNeutralForeground2, ':empty': { position: 'absolute' } },
  reason: {
    display: 'grid',
    rowGap: tokens.spacingVerticalS,
    padding: tokens.spacingHorizontalL,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorNeutralForeground1,
  },
  reasonTitle: {
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    fontWeight: tokens.fontWeightSemibold,
  },
  ways: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS, marginTop: tokens.spacingVerticalXS },
  way: { flexGrow: 1 },
  // Print has no buttons.
  onScreen: { '@media print': { display: 'none' } },
  facts: { display: 'grid', rowGap: tokens.spacingVerticalXS },
  fact: { display: 'flex', alignItems: 'baseline', columnGap: tokens.spacingHorizontalS },
  icon: { alignSelf: 'center', flexShrink: 0, fontSize: '20px', color: tokens.colorBrandForeground1 },
  inStock: { color: tokens.colorPaletteGreenForeground1, fontWeight: tokens.fontWeightSemibold },
  pack: { color: tokens.colorNeutralForeground2, whiteSpace: 'nowrap' },
  actions: { display: 'grid', rowGap: tokens.spacingVerticalS },
  // As wide as the buttons' padding allows: the two fit one row in all languages.
  marks: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    marginInline: `calc(-1 * ${tokens.spacingHorizontalM})`,
  },
  // The button and the link below it have one size.
  wide: { width: '100%', maxWidth: 'none', minHeight: '48px', fontSize: tokens.fontSizeBase400 },
  barButton: { flexShrink: 0, minHeight: '48px', whiteSpace: 'nowrap' },
  bar: {
    display: 'none',
    [medium]: {
      position: 'fixed',
      zIndex: 3,
      right: 0,
      bottom: 0,
      left: 0,
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: tokens.spacingHorizontalL,
      padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL} calc(${tokens.spacingVerticalS} + env(safe-area-inset-bottom))`,
      borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
      backgroundColor: tokens.colorNeutralBackground1,
      boxShadow: tokens.shadow16,
    },
    '@media print': { display: 'none' },
  },
  // The floating bar of a desk's page, however narrow, stands at its end.
  besideFloating: { [medium]: { paddingRight: '72px' } },
  overTray: { [medium]: { bottom: TRAY_HEIGHT } },
});
