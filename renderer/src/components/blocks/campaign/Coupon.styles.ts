import { makeStyles, tokens } from '@fluentui/react-components';
import { medium, narrow } from '../../../theme/layout.ts';

export const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorBrandBackground2,
    [medium]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  words: {
    display: 'grid',
    alignContent: 'center',
    rowGap: tokens.spacingVerticalXS,
    padding: tokens.spacingHorizontalXXL,
    [narrow]: { padding: tokens.spacingHorizontalL },
  },
  title: {
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
    letterSpacing: '-0.015em',
  },
  text: { maxWidth: '56ch', color: tokens.colorNeutralForeground2 },
  until: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  // The tear-off part.
  stub: {
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'stretch',
    rowGap: tokens.spacingVerticalS,
    minWidth: '280px',
    padding: tokens.spacingHorizontalXXL,
    borderLeft: `2px dashed ${tokens.colorBrandStroke2}`,
    textAlign: 'center',
    [medium]: { minWidth: 0, borderLeft: 'none', borderTop: `2px dashed ${tokens.colorBrandStroke2}` },
    [narrow]: { padding: tokens.spacingHorizontalL },
  },
  label: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  code: {
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    letterSpacing: '0.08em',
    overflowWrap: 'anywhere',
  },
  over: { textDecorationLine: 'line-through', color: tokens.colorNeutralForeground3 },
  copy: { minHeight: '44px' },
  // As high as its content, so that nothing moves when the session is known.
  claim: { display: 'grid', alignContent: 'center', minHeight: '44px' },
  link: { color: tokens.colorBrandForegroundLink, textDecorationLine: 'underline' },
});
