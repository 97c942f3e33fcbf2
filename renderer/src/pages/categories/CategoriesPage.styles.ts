import { makeStyles, tokens } from '@fluentui/react-components';
import { PAGE_GUTTER, PAGE_WIDTH } from '../../theme/layout.ts';

export const useStyles = makeStyles({
  root: {
    maxWidth: PAGE_WIDTH,
    margin: '0 auto',
    padding: `${tokens.spacingVerticalXXL} ${PAGE_GUTTER}`,
    boxSizing: 'content-box',
  },
  title: {
    fontSize: 'clamp(1.75rem, 1.4rem + 1.2vw, 2.5rem)',
    lineHeight: 1.15,
    fontWeight: tokens.fontWeightSemibold,
    letterSpacing: '-0.02em',
  },
  lead: {
    maxWidth: '46rem',
    marginTop: tokens.spacingVerticalS,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
  },
  jumps: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS, marginTop: tokens.spacingVerticalL },
  jump: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    padding: `0 ${tokens.spacingHorizontalL}`,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusCircular,
    ':hover': { backgroundColor: tokens.colorBrandBackground2, color: tokens.colorBrandForeground2 },
  },
});
