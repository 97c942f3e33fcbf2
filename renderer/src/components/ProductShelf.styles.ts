import { makeStyles, tokens } from '@fluentui/react-components';
import { narrow } from '../theme/layout.ts';

export const useStyles = makeStyles({
  shelf: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
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
      paddingBottom: tokens.spacingVerticalS,
    },
  },
  // Who has no scripts waits for nothing.
  room: { paddingTop: '48px', '@media (scripting: none)': { display: 'none' } },
  card: { height: '572px', [narrow]: { flexShrink: 0, width: '240px' } },
  item: { display: 'grid', [narrow]: { flexShrink: 0, width: '240px', scrollSnapAlign: 'start' } },
});
