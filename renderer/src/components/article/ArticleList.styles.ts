import { makeStyles, tokens } from '@fluentui/react-components';
import { medium, narrow } from '../../theme/layout.ts';

export const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: tokens.spacingHorizontalXL,
    [medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  card: {
    position: 'relative',
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    height: '100%',
    overflow: 'hidden',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    ':hover': { boxShadow: tokens.shadow4 },
    ':focus-within': { boxShadow: tokens.shadow4 },
  },
  picture: { borderRadius: 0, aspectRatio: '4 / 3' },
  body: { display: 'grid', alignContent: 'start', rowGap: tokens.spacingVerticalS, padding: tokens.spacingHorizontalL },
  date: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  title: {
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
    textWrap: 'balance',
  },
  // The whole card is clickable; the name is the link.
  link: {
    '::after': { content: '""', position: 'absolute', inset: 0 },
    ':hover': { color: tokens.colorBrandForegroundLinkHover },
  },
  summary: { color: tokens.colorNeutralForeground2 },
});
