import { makeStyles, tokens } from '@fluentui/react-components';
import { narrow, TO_EDGES } from '../../theme/layout.ts';

export const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalXS,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
    [narrow]: { ...TO_EDGES, flexWrap: 'nowrap', overflowX: 'auto', scrollbarWidth: 'none' },
  },
  step: {
    display: 'inline-flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalXS,
    minWidth: 0,
    [narrow]: { whiteSpace: 'nowrap', flexShrink: 0 },
  },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '28px',
    color: tokens.colorNeutralForeground2,
    ':hover': { color: tokens.colorBrandForegroundLinkHover, textDecorationLine: 'underline' },
    [narrow]: { minHeight: '44px' },
  },
  current: { overflowWrap: 'anywhere' },
});
