import { makeStyles, tokens } from '@fluentui/react-components';

export const useStyles = makeStyles({
  pager: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: tokens.spacingHorizontalM },
});
