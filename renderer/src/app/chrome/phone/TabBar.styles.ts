import { makeStyles, tokens } from '@fluentui/react-components';

export const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    paddingBottom: 'env(safe-area-inset-bottom)',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  tab: {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    rowGap: '2px',
    minHeight: '56px',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    outlineOffset: '-4px',
    '[aria-current="page"]': { color: tokens.colorBrandForegroundLink, fontWeight: tokens.fontWeightSemibold },
  },
  dot: {
    position: 'absolute',
    top: '-1px',
    right: '-3px',
    width: '9px',
    height: '9px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorStatusDangerBackground3,
  },
  icon: { position: 'relative', display: 'grid', fontSize: '24px' },
});
