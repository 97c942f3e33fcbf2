import { makeStyles, tokens } from '@fluentui/react-components';

export const useStyles = makeStyles({
  root: { display: 'flex', columnGap: tokens.spacingHorizontalS, width: '100%', maxWidth: '1180px', height: '56px' },
  words: { flexGrow: 1, display: 'flex', columnGap: tokens.spacingHorizontalS, minWidth: 0, overflowX: 'hidden' },
  key: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    minWidth: '56px',
    padding: `0 ${tokens.spacingHorizontalM}`,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    fontSize: tokens.fontSizeBase600,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    ':active': { backgroundColor: tokens.colorNeutralBackground1Pressed },
    ':disabled': { color: tokens.colorNeutralForegroundDisabled },
  },
  first: { color: tokens.colorBrandForeground1, fontWeight: tokens.fontWeightSemibold },
});
