import { makeStyles, tokens } from '@fluentui/react-components';
import { FOOTER_DELAY_MS } from '../../../../../shared/contract/limits.ts';
import { medium, narrow, PAGE_SIDES } from '../../../theme/layout.ts';

export const useStyles = makeStyles({
  root: {
    marginTop: tokens.spacingVerticalXXXL,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground2,
    // It has its height from the first paint on, so that nothing moves when it appears (S2.6).
    animationName: { from: { opacity: 0 }, to: { opacity: 1 } },
    animationDelay: `${FOOTER_DELAY_MS}ms`,
    animationDuration: tokens.durationNormal,
    animationFillMode: 'backwards',
    '@media print': { animationName: 'none' },
  },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) minmax(0, 1.4fr)',
    gap: tokens.spacingHorizontalXXXL,
    padding: `${tokens.spacingVerticalXXXL} ${PAGE_SIDES}`,
    [medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: tokens.spacingHorizontalXXL },
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  title: {
    marginBottom: tokens.spacingVerticalS,
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '32px',
    color: tokens.colorNeutralForeground2,
    overflowWrap: 'anywhere',
    ':hover': { color: tokens.colorBrandForegroundLinkHover, textDecorationLine: 'underline' },
  },
  button: { padding: 0, border: 'none', backgroundColor: 'transparent', cursor: 'pointer' },
  facts: { display: 'grid', rowGap: tokens.spacingVerticalS },
  // As high as the links among them.
  fact: { display: 'flex', alignItems: 'center', minHeight: '32px' },
  term: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  social: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: tokens.spacingHorizontalL,
    marginTop: tokens.spacingVerticalM,
  },
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalL,
    // The visible part of the contact button covers the page's last corner.
    padding: `${tokens.spacingVerticalL} max(${PAGE_SIDES}, 40px) ${tokens.spacingVerticalL} ${PAGE_SIDES}`,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
  },
  badges: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  badge: { width: '46px', height: '30px', color: tokens.colorNeutralForeground2 },
});
