import { makeStyles, tokens } from '@fluentui/react-components';
import { medium, narrow } from '../../theme/layout.ts';

export const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 760px) 280px',
    gridTemplateRows: 'auto 1fr',
    gridTemplateAreas: '"head contents" "text contents"',
    columnGap: '64px',
    rowGap: tokens.spacingVerticalXXL,
    [medium]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto',
      gridTemplateAreas: '"head" "contents" "text"',
    },
  },
  head: { gridArea: 'head', display: 'grid', rowGap: tokens.spacingVerticalM },
  contents: { gridArea: 'contents' },
  text: { gridArea: 'text', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: tokens.spacingVerticalXL },
  date: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase300 },
  summary: {
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    textWrap: 'pretty',
  },
  picture: { marginTop: tokens.spacingVerticalS, aspectRatio: '4 / 3', borderRadius: tokens.borderRadiusLarge },
  question: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
    padding: tokens.spacingHorizontalXL,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground2,
    fontSize: tokens.fontSizeBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  heading: {
    marginBottom: tokens.spacingVerticalL,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
  },
  products: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: tokens.spacingHorizontalL,
    [medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
