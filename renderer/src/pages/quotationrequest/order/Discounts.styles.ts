import { makeStyles, tokens } from '@fluentui/react-components';

export const useStyles = makeStyles({
  points: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 400px) auto',
    justifyContent: 'start',
    columnGap: tokens.spacingHorizontalM,
    alignItems: 'start',
  },
  // As high as the field beside it, below its label.
  all: { minHeight: '44px', marginTop: '26px' },
});
