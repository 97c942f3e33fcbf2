import { makeStyles, tokens } from '@fluentui/react-components';
import { narrow, hoverPointer } from '../../../theme/layout.ts';

/** The buttons that mark a product: favourite, compare. */
export const useStyles = makeStyles({
  root: { minWidth: '44px', minHeight: '44px' },
  // With a mouse it appears when the card is pointed at: the card says so by `--marks`.
  quiet: {
    color: tokens.colorNeutralForeground3,
    // Two cards beside each other on a phone: the part number needs the room.
    [narrow]: { minWidth: '32px' },
    [hoverPointer]: {
      minWidth: '32px',
      minHeight: '32px',
      opacity: 'var(--marks, 1)',
      transitionProperty: 'opacity',
      transitionDuration: tokens.durationFast,
    },
  },
  chosen: { [hoverPointer]: { opacity: 1 } },
});
