import { makeStyles, tokens } from '@fluentui/react-components';
import { narrow } from '../../theme/layout.ts';

export const useStyles = makeStyles({
  cards: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(208px, 1fr))',
    gap: tokens.spacingHorizontalL,
    [narrow]: {
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 158px), 1fr))',
      gap: tokens.spacingHorizontalS,
    },
  },
  hint: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: tokens.spacingHorizontalM },
  quiet: { color: tokens.colorNeutralForeground2 },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: 'underline',
  },
});
