import { makeStyles, tokens } from '@fluentui/react-components';
import { narrow, PAGE_GUTTER, TO_EDGES } from '../../../theme/layout.ts';

export const useStyles = makeStyles({
  shelf: {
    display: 'grid',
    // Never more than four: as a rule there are four or eight, and a row is full.
    gridTemplateColumns: `repeat(auto-fill, minmax(max(220px, (100% - 3 * ${tokens.spacingHorizontalL}) / 4), 1fr))`,
    gap: tokens.spacingHorizontalL,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    // A phone shows a row to be pushed aside: a page of cards would hide what comes after.
    [narrow]: {
      display: 'flex',
      gap: tokens.spacingHorizontalM,
      overflowX: 'auto',
      scrollSnapType: 'x proximity',
      ...TO_EDGES,
      scrollPaddingInline: PAGE_GUTTER,
      paddingBottom: tokens.spacingVerticalS,
    },
  },
  // Who has no scripts waits for nothing.
  room: { paddingTop: '48px', '@media (scripting: none)': { display: 'none' } },
  // A picture as high as it is wide, and what is said below it.
  card: {
    paddingTop: 'calc(100% + 313px)',
    [narrow]: { flexShrink: 0, width: '240px', height: '572px', paddingTop: 0 },
  },
  item: { display: 'grid', [narrow]: { flexShrink: 0, width: '240px', scrollSnapAlign: 'start' } },
});
