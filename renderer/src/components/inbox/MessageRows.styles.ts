import { makeStyles, tokens } from '@fluentui/react-components';
import { narrow } from '../../theme/layout.ts';

export const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none', borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  row: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '40px minmax(0, 1fr) auto',
    columnGap: tokens.spacingHorizontalM,
    alignItems: 'start',
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalS}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    [narrow]: { columnGap: tokens.spacingHorizontalS, paddingInline: 0 },
  },
  icon: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: '40px',
    height: '40px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground2,
    fontSize: '20px',
  },
  fresh: { backgroundColor: tokens.colorBrandBackground2, color: tokens.colorBrandForeground2 },
  dot: {
    position: 'absolute',
    top: 0,
    right: 0,
    width: '10px',
    height: '10px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorStatusDangerBackground3,
  },
  words: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '2px', overflowWrap: 'anywhere' },
  title: { fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300 },
  bold: { fontWeight: tokens.fontWeightSemibold },
  // The link is as large as its row.
  link: { color: tokens.colorNeutralForeground1, '::after': { content: '""', position: 'absolute', inset: 0 } },
  quiet: {
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
  },
  // Above the link that covers the row.
  button: { position: 'relative', zIndex: 1, minWidth: '44px', minHeight: '44px' },
});
