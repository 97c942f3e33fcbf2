import { makeStyles, tokens } from '@fluentui/react-components';
import { narrow } from '../../../theme/layout.ts';

export const useStyles = makeStyles({
  // In the page's flow, without a height: at the foot of the window, and at the page's end above the consent bar.
  root: {
    position: 'sticky',
    zIndex: 80,
    // Above the compare tray, the price bar, and a kiosk's bar.
    bottom: `calc(${tokens.spacingHorizontalXL} + var(--tray, 0px) + var(--foot-bar, 0px) + var(--kiosk-bar, 0px))`,
    display: 'grid',
    alignContent: 'end',
    alignSelf: 'end',
    rowGap: tokens.spacingVerticalS,
    width: 'min(26rem, calc(100vw - 32px))',
    height: 0,
    // Beside the floating buttons in this corner of a desk's page.
    marginRight: '80px',
    [narrow]: {
      // Above a phone's tab bar, which other layouts lack.
      bottom: 'calc(72px + var(--tray, 0px) + env(safe-area-inset-bottom))',
      marginRight: tokens.spacingHorizontalL,
    },
  },
});
