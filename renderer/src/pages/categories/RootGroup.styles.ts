import { makeStyles, tokens } from '@fluentui/react-components';
import { medium, narrow } from '../../theme/layout.ts';

/** The width of a page without its gutters. */
const inOneRow = '@media (min-width: 1360px)';

export const useStyles = makeStyles({
  root: { paddingTop: '24px' },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: tokens.spacingHorizontalL,
    marginBottom: tokens.spacingVerticalM,
  },
  title: {
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
    letterSpacing: '-0.015em',
  },
  all: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    color: tokens.colorBrandForegroundLink,
    fontWeight: tokens.fontWeightSemibold,
    ':hover': { textDecorationLine: 'underline' },
  },
  // In columns from top to bottom, as in the menu: cards of unequal heights leave few gaps.
  cards: {
    columnCount: 3,
    columnGap: tokens.spacingHorizontalL,
    [medium]: { columnCount: 2 },
    [narrow]: { columnCount: 1 },
    [inOneRow]: { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  },
  second: { breakInside: 'avoid', paddingBottom: tokens.spacingHorizontalL },
  card: {
    [inOneRow]: { boxSizing: 'border-box', height: '100%' },
    padding: tokens.spacingHorizontalL,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  top: {
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    marginBottom: tokens.spacingVerticalS,
    // The height of a name of two lines: the lists below begin at one height.
    [inOneRow]: { minHeight: '68px' },
  },
  // Five in a row leave room for a word like “Radioprotección”.
  picture: { flexShrink: 0, width: '96px', [inOneRow]: { width: '56px' } },
  name: {
    minWidth: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
    hyphens: 'auto',
  },
  link: {
    display: 'inline-block',
    paddingBlock: tokens.spacingVerticalMNudge,
    ':hover': { color: tokens.colorBrandForegroundLinkHover, textDecorationLine: 'underline' },
  },
  third: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: tokens.spacingHorizontalM,
    minHeight: '36px',
    // Names of two lines are spaced like those of one.
    padding: `${tokens.spacingVerticalSNudge} ${tokens.spacingHorizontalS}`,
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground2,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover, color: tokens.colorBrandForegroundLinkHover },
    [narrow]: { minHeight: '44px' },
  },
  count: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
  },
});
