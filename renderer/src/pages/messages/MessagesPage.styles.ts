import { makeStyles, tokens } from '@fluentui/react-components';
import { medium } from '../../theme/layout.ts';

export const useStyles = makeStyles({
  kinds: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: tokens.spacingHorizontalL,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    [medium]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalM },
  },
  kind: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '48px minmax(0, 1fr)',
    columnGap: tokens.spacingHorizontalM,
    alignItems: 'center',
    padding: tokens.spacingHorizontalL,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    ':hover': { boxShadow: tokens.shadow4 },
  },
  icon: {
    display: 'grid',
    placeItems: 'center',
    width: '48px',
    height: '48px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    fontSize: '24px',
  },
  words: { display: 'grid', rowGap: '2px', overflowWrap: 'anywhere' },
  link: {
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
    '::after': { content: '""', position: 'absolute', inset: 0 },
  },
  quiet: { color: tokens.colorNeutralForeground2 },
  count: { color: tokens.colorBrandForegroundLink, fontWeight: tokens.fontWeightSemibold },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between' },
  heading: {
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
  all: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '32px',
    color: tokens.colorBrandForegroundLink,
    ':hover': { textDecorationLine: 'underline' },
  },
  part: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: tokens.spacingVerticalM },
});
