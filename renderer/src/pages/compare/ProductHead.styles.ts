import { makeStyles, tokens } from '@fluentui/react-components';

export const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalS, height: '100%' },
  picture: { position: 'relative', maxWidth: '13rem' },
  remove: {
    position: 'absolute',
    zIndex: 1,
    top: 0,
    right: 0,
    minWidth: '44px',
    minHeight: '44px',
    borderRadius: tokens.borderRadiusCircular,
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
  // However long the names are, the buttons of all products stand in one row.
  action: { display: 'grid', width: '100%', maxWidth: '13rem', marginTop: 'auto' },
});
