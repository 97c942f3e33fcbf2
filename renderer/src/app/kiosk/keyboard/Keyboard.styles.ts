import { makeStyles, tokens } from '@fluentui/react-components';

export const useStyles = makeStyles({
  root: {
    position: 'fixed',
    // Above Fluent's dialogs, whose fields are typed into, too.
    zIndex: 1_000_010,
    left: 0,
    right: 0,
    display: 'grid',
    // No wider than the screen, however many candidates there are.
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: tokens.spacingVerticalS,
    justifyItems: 'center',
    padding: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalXL}`,
    backgroundColor: tokens.colorNeutralBackground3,
    boxShadow: tokens.shadow28,
    userSelect: 'none',
    touchAction: 'none',
  },
  bottom: { bottom: 0, borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  top: { top: 0, borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  // As high as its content.
  candidates: { height: '56px' },
  row: { display: 'flex', columnGap: tokens.spacingHorizontalS, width: '100%', maxWidth: '1180px' },
  key: {
    flexGrow: 1,
    flexBasis: 0,
    display: 'grid',
    placeItems: 'center',
    height: '56px',
    minWidth: '44px',
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    boxShadow: tokens.shadow2,
    fontSize: tokens.fontSizeBase600,
    cursor: 'pointer',
    ':active': { backgroundColor: tokens.colorNeutralBackground1Pressed },
  },
  tool: { flexGrow: 1.5, backgroundColor: tokens.colorNeutralBackground5, fontSize: tokens.fontSizeBase400 },
  // As large as the letters beside it.
  pictured: { fontSize: tokens.fontSizeBase600 },
  space: { flexGrow: 5 },
  enter: {
    flexGrow: 2,
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    ':active': { backgroundColor: tokens.colorBrandBackgroundPressed },
  },
  on: { backgroundColor: tokens.colorBrandBackground2, color: tokens.colorBrandForeground2 },
});
