import { makeStyles, tokens } from '@fluentui/react-components';

export const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: tokens.spacingVerticalS, height: '100%' },
  picture: { position: 'relative', maxWidth: '13rem' },
  remove: {
    position: 'absolute',
    zIndex: 1,
    top: 0,
    right: 0,
    minWidth: '44px',
    minHeight: '44px',
    backgroundColor: tokens.colorNeutralBackground1,
  },
  name: {
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorBrandForegroundLink,
    overflowWrap: 'anywhere',
    ':hover': { textDecorationLine: 'underline' },
  },
  quiet: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  code: { fontFamily: tokens.fontFamilyMonospace, fontSize: tokens.fontSizeBase200, overflowWrap: 'anywhere' },
  action: { display: 'grid', maxWidth: '13rem' },
});
