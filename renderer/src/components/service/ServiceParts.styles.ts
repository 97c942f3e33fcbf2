import { makeStyles, tokens } from '@fluentui/react-components';
import { medium, narrow } from '../../theme/layout.ts';

export const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: tokens.spacingHorizontalXL,
    [medium]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  card: {
    display: 'grid',
    alignContent: 'start',
    rowGap: tokens.spacingVerticalL,
    padding: tokens.spacingHorizontalXXL,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    [narrow]: { padding: tokens.spacingHorizontalL },
  },
  heading: {
    marginBottom: tokens.spacingVerticalS,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
  facts: { display: 'grid', rowGap: tokens.spacingVerticalM },
  quiet: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase300 },
  failed: { display: 'grid', justifyItems: 'start', rowGap: tokens.spacingVerticalM },
  promises: { display: 'grid', rowGap: tokens.spacingVerticalM },
  promise: {
    display: 'flex',
    alignItems: 'start',
    columnGap: tokens.spacingHorizontalM,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
  },
  check: { flexShrink: 0, color: tokens.colorBrandForeground1, fontSize: '24px' },
  links: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: tokens.spacingHorizontalL,
    [medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  tile: {
    display: 'grid',
    alignContent: 'start',
    rowGap: tokens.spacingVerticalXS,
    height: '100%',
    padding: tokens.spacingHorizontalL,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    ':hover': { boxShadow: tokens.shadow4 },
  },
  tileTitle: {
    color: tokens.colorBrandForegroundLink,
    fontSize: tokens.fontSizeBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  more: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    color: tokens.colorBrandForegroundLink,
    fontWeight: tokens.fontWeightSemibold,
  },
});
