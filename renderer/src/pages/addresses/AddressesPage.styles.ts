import { makeStyles, tokens } from '@fluentui/react-components';
import { cardParts } from '../../components/member/cardParts.ts';

export const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
    gap: tokens.spacingHorizontalL,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  ...cardParts,
  lines: { display: 'grid', flexGrow: 1, alignContent: 'start', fontStyle: 'normal', overflowWrap: 'anywhere' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  button: { minHeight: '44px' },
  small: { paddingInline: tokens.spacingHorizontalM, fontSize: tokens.fontSizeBase300 },
});
