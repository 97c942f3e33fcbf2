import { tokens } from '@fluentui/react-components';

/** A row that scrolls sideways rather than wraps; it encloses `horizontalScrollRow`. */
export const horizontalScroll = { minWidth: 0, overflowX: 'auto', scrollbarWidth: 'none' } as const;

/** Fades out at the edge where content goes on; at the end of the row nothing is covered. */
export const horizontalScrollRow = {
  display: 'flex',
  width: 'max-content',
  '::after': {
    content: '""',
    position: 'sticky',
    right: 0,
    minWidth: '40px',
    backgroundImage: `linear-gradient(to right, transparent, ${tokens.colorNeutralBackground1})`,
    pointerEvents: 'none',
  },
} as const;
