import { makeStyles, tokens } from '@fluentui/react-components';

/** A line across the page, above the header. */
export const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: `${tokens.spacingVerticalSNudge} ${tokens.spacingHorizontalL}`,
    backgroundColor: tokens.colorPaletteYellowBackground1,
    color: tokens.colorNeutralForeground1,
    textAlign: 'center',
  },
  shown: { padding: `${tokens.spacingVerticalSNudge} ${tokens.spacingHorizontalL}` },
  retry: { minHeight: '44px' },
});
