import { makeStyles, tokens } from '@fluentui/react-components';
import { medium, narrow } from '../../theme/layout.ts';

export const useStyles = makeStyles({
  letters: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalXS },
  letter: {
    display: 'grid',
    placeItems: 'center',
    width: '44px',
    height: '44px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    fontWeight: tokens.fontWeightSemibold,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  // Most letters have one or two brands: in columns from top to bottom, as in an index, they leave no gaps.
  index: {
    columnCount: 3,
    columnGap: tokens.spacingHorizontalXXL,
    [medium]: { columnCount: 2 },
    [narrow]: { columnCount: 1 },
  },
  section: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: tokens.spacingVerticalM,
    breakInside: 'avoid',
    paddingBlock: `${tokens.spacingVerticalS} ${tokens.spacingVerticalXL}`,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  heading: {
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    color: tokens.colorBrandForeground1,
  },
  list: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: tokens.spacingVerticalM },
  card: {
    display: 'grid',
    gridTemplateColumns: '96px minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    height: '100%',
    padding: tokens.spacingHorizontalM,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    transitionProperty: 'box-shadow',
    transitionDuration: tokens.durationFast,
    ':hover': { boxShadow: tokens.shadow4 },
  },
  // Logos have a white background, which is dimmed with them in the dark theme.
  logo: { backgroundColor: 'var(--pictureGround)' },
  about: { display: 'grid', rowGap: tokens.spacingVerticalXXS },
  name: { fontWeight: tokens.fontWeightSemibold, fontSize: tokens.fontSizeBase400, overflowWrap: 'anywhere' },
  detail: {
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground3,
    fontVariantNumeric: 'tabular-nums',
  },
});
