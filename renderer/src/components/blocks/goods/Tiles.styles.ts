import { makeStyles, tokens } from '@fluentui/react-components';
import { medium, narrow } from '../../../theme/layout.ts';

/** A small desk, where a sixth of a row is too narrow for a long word beside a picture. */
const small = '@media (min-width: 1024px) and (max-width: 1439px)';

export const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    gap: tokens.spacingHorizontalL,
    [medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: tokens.spacingHorizontalM },
  },
  tile: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalXS,
    height: '100%',
    padding: tokens.spacingHorizontalM,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    transitionProperty: 'box-shadow, border-color',
    transitionDuration: tokens.durationFast,
    ':hover': {
      boxShadow: tokens.shadow4,
      borderTopColor: tokens.colorNeutralStroke1,
      borderRightColor: tokens.colorNeutralStroke1,
      borderBottomColor: tokens.colorNeutralStroke1,
      borderLeftColor: tokens.colorNeutralStroke1,
    },
  },
  name: {
    marginTop: tokens.spacingVerticalS,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
    hyphens: 'auto',
  },
  count: { marginTop: 'auto', color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  directory: {
    gap: tokens.spacingHorizontalM,
    [small]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [narrow]: { gap: tokens.spacingHorizontalS },
  },
  byFour: {
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    [medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  line: {
    flexDirection: 'row',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalMNudge,
    padding: tokens.spacingHorizontalSNudge,
    // A word too long to stand beside the picture stands whole below it.
    [narrow]: { columnGap: tokens.spacingHorizontalSNudge, flexWrap: 'wrap', alignContent: 'center' },
  },
  lineName: {
    marginTop: 0,
    minWidth: 0,
    overflowWrap: 'break-word',
    lineHeight: '18px',
    [narrow]: {
      flex: '1 1 min-content',
      fontSize: tokens.fontSizeBase200,
      lineHeight: tokens.lineHeightBase200,
    },
  },
  small: { flexShrink: 0, width: '48px', [narrow]: { width: '38px' } },
});
