import { makeStyles, tokens } from '@fluentui/react-components';
import { narrow, PAGE_GUTTER, TO_EDGES } from '../../../theme/layout.ts';

export const useStyles = makeStyles({
  buttons: { display: 'inline-flex', [narrow]: { display: 'none' } },
  row: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'clamp(220px, 22%, 300px)',
    columnGap: tokens.spacingHorizontalL,
    // Room for the focus ring and a card's shadow, which the scroller would clip.
    margin: '-6px',
    padding: '6px',
    overflowX: 'auto',
    scrollSnapType: 'x proximity',
    scrollbarWidth: 'thin',
    [narrow]: {
      ...TO_EDGES,
      scrollPaddingInline: PAGE_GUTTER,
      gridAutoColumns: 'min(64vw, 260px)',
      columnGap: tokens.spacingHorizontalM,
    },
  },
  item: { minWidth: 0, scrollSnapAlign: 'start', scrollMarginInline: '6px', [narrow]: { scrollMarginInline: 0 } },
});
