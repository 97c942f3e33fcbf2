import { makeStyles, tokens } from '@fluentui/react-components';
import { panelBelowHeader } from './panelBelowHeader.ts';

export const useStyles = makeStyles({
  root: { flexShrink: 0, alignSelf: 'stretch', display: 'flex' },
  button: {
    display: 'inline-flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    minHeight: '44px',
    padding: `0 ${tokens.spacingHorizontalM}`,
    // Visible with forced colours.
    border: '1px solid transparent',
    borderRadius: `${tokens.borderRadiusMedium} ${tokens.borderRadiusMedium} 0 0`,
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    fontWeight: tokens.fontWeightSemibold,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorBrandBackgroundHover },
  },
  panel: panelBelowHeader,
});
