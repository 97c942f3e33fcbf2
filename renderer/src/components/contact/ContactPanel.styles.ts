import { makeStyles, tokens } from '@fluentui/react-components';

export const useStyles = makeStyles({
  popover: {
    position: 'fixed',
    zIndex: 60,
    right: '8px',
    // Above a kiosk's bar and its messages.
    bottom: 'calc(max(80px, var(--kiosk-bar, 0px) + 8px) + env(safe-area-inset-bottom))',
    width: 'min(24rem, calc(100vw - 32px))',
    maxHeight: 'calc(100dvh - 24px - max(80px, var(--kiosk-bar, 0px) + 8px))',
    overflowY: 'auto',
    padding: tokens.spacingHorizontalXL,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow28,
    outlineOffset: '-2px',
  },
  dialog: {
    width: 'calc(100vw - 24px)',
    maxHeight: 'calc(100dvh - 24px)',
    // The same in a low window, where Fluent's dialog has its own padding.
    '&[class]': { padding: tokens.spacingHorizontalL },
    overflowY: 'auto',
  },
  head: {
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    columnGap: tokens.spacingHorizontalM,
  },
  title: {
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
  close: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '44px',
    height: '44px',
    margin: '-8px -8px 0 0',
    padding: 0,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground2,
    fontSize: '20px',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  content: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: tokens.spacingVerticalL,
    marginTop: tokens.spacingVerticalS,
  },
  lead: { color: tokens.colorNeutralForeground2 },
  hours: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});
