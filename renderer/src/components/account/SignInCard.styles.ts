import { makeStyles, tokens } from '@fluentui/react-components';
import { narrow } from '../../theme/layout.ts';

export const useStyles = makeStyles({
  root: {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    minHeight: '100%',
    padding: `48px ${tokens.spacingHorizontalL}`,
    [narrow]: { padding: 0 },
  },
  card: {
    display: 'grid',
    rowGap: tokens.spacingVerticalXL,
    width: '100%',
    maxWidth: '28rem',
    padding: '40px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    boxShadow: tokens.shadow4,
    [narrow]: {
      maxWidth: 'none',
      padding: `${tokens.spacingVerticalXXL} ${tokens.spacingHorizontalL}`,
      border: 'none',
      boxShadow: 'none',
    },
  },
  head: { display: 'grid', rowGap: tokens.spacingVerticalXS },
  title: {
    fontSize: tokens.fontSizeHero700,
    lineHeight: tokens.lineHeightHero700,
    fontWeight: tokens.fontWeightSemibold,
    letterSpacing: '-0.02em',
  },
  lead: { color: tokens.colorNeutralForeground2 },
  form: { display: 'grid', rowGap: tokens.spacingVerticalL },
  input: { minHeight: '44px' },
  // As large as a fingertip, but set as small as the text above it.
  aside: {
    justifySelf: 'start',
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '32px',
    marginTop: `calc(-1 * ${tokens.spacingVerticalS})`,
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: 'underline',
    ':hover': { color: tokens.colorBrandForegroundLinkHover },
  },
  steps: { display: 'grid', rowGap: tokens.spacingVerticalS, color: tokens.colorNeutralForeground2 },
  ways: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalL,
    rowGap: tokens.spacingVerticalS,
  },
  quiet: { color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  submit: { minHeight: '48px' },
  other: {
    paddingTop: tokens.spacingVerticalL,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    textAlign: 'center',
    color: tokens.colorNeutralForeground2,
  },
  link: {
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: 'underline',
    ':hover': { color: tokens.colorBrandForegroundLinkHover },
  },
});
