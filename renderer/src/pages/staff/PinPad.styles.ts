import { makeStyles, tokens } from '@fluentui/react-components';
import { lowScreen } from './lowScreen.ts';

export const useStyles = makeStyles({
  root: {
    display: 'grid',
    justifyItems: 'center',
    rowGap: '20px',
    outlineStyle: 'none',
    [lowScreen]: { rowGap: '12px' },
  },
  dots: { display: 'flex', columnGap: '16px' },
  dot: {
    width: '22px',
    height: '22px',
    border: `2px solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusCircular,
  },
  filled: { backgroundColor: tokens.colorNeutralForeground1 },
  message: { minHeight: '28px', fontSize: '20px', lineHeight: 1.4, color: tokens.colorPaletteRedForeground1 },
  keys: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(128px, 1fr))',
    gap: '16px',
    [lowScreen]: { gap: '12px' },
  },
  key: {
    display: 'grid',
    placeItems: 'center',
    minHeight: '88px',
    [lowScreen]: { minHeight: '72px' },
    padding: '0 24px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: '16px',
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    fontSize: '32px',
    cursor: 'pointer',
    ':active': { backgroundColor: tokens.colorNeutralBackground1Pressed },
    ':disabled': { color: tokens.colorNeutralForegroundDisabled, cursor: 'default' },
  },
  done: { fontSize: '20px', fontWeight: tokens.fontWeightSemibold },
});
