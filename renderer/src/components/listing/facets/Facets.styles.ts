import { makeStyles, tokens } from '@fluentui/react-components';

export const useStyles = makeStyles({
  root: { display: 'grid' },
  facet: {
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    paddingBlock: tokens.spacingVerticalS,
    '[open]': { '--turn': '180deg' },
  },
  summary: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: tokens.spacingHorizontalS,
    minHeight: '36px',
    paddingInline: tokens.spacingHorizontalXS,
    borderRadius: tokens.borderRadiusMedium,
    cursor: 'pointer',
    listStyleType: 'none',
    '::-webkit-details-marker': { display: 'none' },
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  touch: { minHeight: '44px' },
  heading: {
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  unit: { fontWeight: tokens.fontWeightRegular, color: tokens.colorNeutralForeground3 },
  // It points to the values.
  chevron: {
    flexShrink: 0,
    color: tokens.colorNeutralForeground3,
    transform: 'rotate(var(--turn, 0deg))',
    transitionProperty: 'transform',
    transitionDuration: tokens.durationFast,
  },
  values: { display: 'grid', paddingBottom: tokens.spacingVerticalXS },
  more: { justifySelf: 'start', marginTop: tokens.spacingVerticalXS },
});
