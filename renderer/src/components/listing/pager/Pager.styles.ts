import { makeStyles, tokens } from '@fluentui/react-components';
import { narrow } from '../../../theme/layout.ts';

export const useStyles = makeStyles({
  root: { display: 'flex', justifyContent: 'center' },
  list: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: tokens.spacingHorizontalXS,
  },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    columnGap: tokens.spacingHorizontalXS,
    minWidth: '44px',
    minHeight: '44px',
    paddingInline: tokens.spacingHorizontalS,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    fontVariantNumeric: 'tabular-nums',
    color: tokens.colorNeutralForeground1,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  current: {
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    fontWeight: tokens.fontWeightSemibold,
    ':hover': { backgroundColor: tokens.colorBrandBackground },
  },
  step: { paddingInline: tokens.spacingHorizontalM },
  word: { [narrow]: { display: 'none' } },
  gap: { paddingInline: tokens.spacingHorizontalXS, color: tokens.colorNeutralForeground3 },
});
