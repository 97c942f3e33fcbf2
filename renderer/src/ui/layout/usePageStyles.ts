import { makeStyles, tokens } from '@fluentui/react-components';
import { narrow, PAGE_SIDES } from '../../theme/layout.ts';

/** A page with a heading and its content. */
export const usePageStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: tokens.spacingVerticalXXL,
    padding: `${tokens.spacingVerticalL} ${PAGE_SIDES} ${tokens.spacingVerticalXXXL}`,
    [narrow]: { rowGap: tokens.spacingVerticalL },
  },
  header: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: tokens.spacingVerticalS },
  title: {
    fontSize: tokens.fontSizeHero700,
    lineHeight: tokens.lineHeightHero700,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
    // The same distance from the header as on pages with breadcrumbs.
    ':first-child': { paddingTop: tokens.spacingVerticalS },
    [narrow]: { fontSize: tokens.fontSizeBase600, lineHeight: tokens.lineHeightBase600 },
  },
  description: {
    maxWidth: '72ch',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase400,
  },
});
