import { makeStyles, tokens } from '@fluentui/react-components';
import { medium, narrow } from '../../../theme/layout.ts';

export const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXXL,
    padding: tokens.spacingHorizontalXXL,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorBrandBackground2,
    [medium]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' },
    [narrow]: { padding: tokens.spacingHorizontalL },
  },
  title: {
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
  },
  text: { maxWidth: '56ch', color: tokens.colorNeutralForeground2 },
  until: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  // Four cells wide from the first paint on, so that nothing moves when it starts.
  clock: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(64px, 1fr))',
    columnGap: tokens.spacingHorizontalS,
    minHeight: '72px',
  },
  cell: {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalXS}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  number: {
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  unit: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  action: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    paddingInline: tokens.spacingHorizontalXL,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    fontWeight: tokens.fontWeightSemibold,
    ':hover': { backgroundColor: tokens.colorBrandBackgroundHover },
  },
});
