import { makeStyles, tokens } from '@fluentui/react-components';
import { narrow } from '../../theme/layout.ts';

export const useStyles = makeStyles({
  root: {
    position: 'fixed',
    zIndex: 80,
    right: tokens.spacingHorizontalXL,
    // Above the compare tray, and above the bar that a kiosk has at its foot.
    bottom: `calc(${tokens.spacingHorizontalXL} + var(--tray, 0px) + var(--kiosk-bar, 0px))`,
    display: 'grid',
    rowGap: tokens.spacingVerticalS,
    width: 'min(26rem, calc(100vw - 32px))',
    [narrow]: {
      right: tokens.spacingHorizontalL,
      bottom: 'calc(72px + var(--tray, 0px) + env(safe-area-inset-bottom))',
    },
  },
});
