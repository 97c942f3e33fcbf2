import { makeStyles, tokens } from '@fluentui/react-components';

export const useStyles = makeStyles({
  heading: {
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  now: {
    marginBottom: tokens.spacingVerticalXL,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase400,
  },
  steps: { display: 'grid' },
  step: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '36px minmax(0, 1fr)',
    columnGap: tokens.spacingHorizontalL,
    paddingBottom: tokens.spacingVerticalXL,
    // The line between two dots.
    '::before': {
      content: '""',
      position: 'absolute',
      left: '17px',
      top: '36px',
      bottom: 0,
      width: '2px',
      backgroundColor: tokens.colorNeutralStroke2,
    },
    ':last-child': { paddingBottom: 0, '::before': { display: 'none' } },
  },
  reached: { '::before': { backgroundColor: tokens.colorBrandStroke1 } },
  dot: {
    display: 'grid',
    placeItems: 'center',
    width: '36px',
    height: '36px',
    border: `2px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralBackground1,
    fontSize: '20px',
  },
  dotReached: {
    borderTopColor: tokens.colorBrandStroke1,
    borderRightColor: tokens.colorBrandStroke1,
    borderBottomColor: tokens.colorBrandStroke1,
    borderLeftColor: tokens.colorBrandStroke1,
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
  },
  dotCurrent: { boxShadow: `0 0 0 4px ${tokens.colorBrandBackground2}` },
  text: { display: 'grid', rowGap: '2px', paddingTop: tokens.spacingVerticalXS },
  name: {
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  current: { color: tokens.colorBrandForeground1 },
  quiet: { color: tokens.colorNeutralForeground2 },
});
