import { makeStyles, tokens } from '@fluentui/react-components';
import { medium, narrow } from '../../theme/layout.ts';

export const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: '240px minmax(0, 1fr) 260px',
    gridTemplateRows: 'auto 1fr',
    gridTemplateAreas: '"side head contents" "side text contents"',
    columnGap: tokens.spacingHorizontalXXXL,
    rowGap: tokens.spacingVerticalXL,
    [medium]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto',
      gridTemplateAreas: '"head" "contents" "text" "side"',
    },
  },
  header: { gridArea: 'head', display: 'grid', rowGap: tokens.spacingVerticalS },
  date: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  contents: { gridArea: 'contents' },
  text: { gridArea: 'text' },
  side: {
    gridArea: 'side',
    alignSelf: 'start',
    [medium]: { paddingTop: tokens.spacingVerticalL, borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  },
  list: {
    display: 'grid',
    rowGap: '2px',
    [medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  link: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '44px',
    paddingInline: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground2,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover, color: tokens.colorNeutralForeground1 },
  },
  current: {
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    fontWeight: tokens.fontWeightSemibold,
    ':hover': { backgroundColor: tokens.colorBrandBackground2, color: tokens.colorBrandForeground2 },
  },
});
