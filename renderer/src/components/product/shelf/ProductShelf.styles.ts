import { makeStyles, tokens } from '@fluentui/react-components';
import { narrow, PAGE_GUTTER, TO_EDGES } from '../../../theme/layout.ts';

export const useStyles = makeStyles({
  shelf: {
    display: 'grid',
    // At most four in a row: there are usually four or eight, so that rows are full.
    gridTemplateColumns: `repeat(auto-fill, minmax(max(220px, (100% - 3 * ${tokens.spacingHorizontalL}) / 4), 1fr))`,
    gap: tokens.spacingHorizontalL,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    // A row that scrolls sideways on a phone: a column of cards would hide what follows.
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
  // Without scripts nothing is loaded later.
  room: { paddingTop: '48px', '@media (scripting: none)': { display: 'none' } },
  // A square picture, and the text below it.
  card: {
    paddingTop: 'calc(100% + 313px)',
    [narrow]: { flexShrink: 0, width: '240px', height: '572px', paddingTop: 0 },
  },
  item: { display: 'grid', [narrow]: { flexShrink: 0, width: '240px', scrollSnapAlign: 'start' } },
});
