import { makeStyles, tokens } from '@fluentui/react-components';
import { narrow } from '../../theme/layout.ts';

export const useStyles = makeStyles({
  cards: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: tokens.spacingHorizontalL,
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: tokens.spacingHorizontalM },
  },
  card: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    rowGap: tokens.spacingVerticalXS,
    minWidth: 0,
    padding: tokens.spacingHorizontalL,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    overflowWrap: 'anywhere',
  },
  wide: { gridColumn: 'span 2', [narrow]: { gridColumn: '1 / -1' } },
  level: {
    gridColumn: 'span 2',
    rowGap: tokens.spacingVerticalS,
    border: 'none',
    backgroundColor: tokens.colorBrandBackground2,
    [narrow]: { gridColumn: '1 / -1' },
  },
  ways: { display: 'flex', flexWrap: 'wrap', columnGap: tokens.spacingHorizontalL },
  linked: {
    position: 'relative',
    ':hover': { boxShadow: tokens.shadow4 },
  },
  // The link covers its card.
  cover: { '::after': { content: '""', position: 'absolute', inset: 0 } },
  name: {
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
  number: {
    fontSize: tokens.fontSizeHero800,
    lineHeight: tokens.lineHeightHero800,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  quiet: { color: tokens.colorNeutralForeground2 },
  link: {
    justifySelf: 'start',
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '32px',
    color: tokens.colorBrandForegroundLink,
    ':hover': { textDecorationLine: 'underline' },
  },
  part: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: tokens.spacingVerticalM },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between' },
  heading: {
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
  button: { minHeight: '44px' },
});
