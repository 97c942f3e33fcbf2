import { makeStyles, tokens } from '@fluentui/react-components';

export const useStyles = makeStyles({
  content: { display: 'grid', rowGap: tokens.spacingVerticalL },
  close: { minHeight: '44px' },
});
