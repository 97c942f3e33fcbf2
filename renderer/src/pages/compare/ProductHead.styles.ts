import { makeStyles, tokens } from '@fluentui/react-components';

const print = '@media print';

export const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalS, height: '100%' },
  picture: { maxWidth: '13rem' },
  // As high as its text: the button, which a finger has to hit, is higher.
  brand: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    maxWidth: '13rem',
    marginBlock: '-8px',
    [print]: { marginBlock: 0 },
  },
  remove: { minWidth: '44px', minHeight: '44px', marginInlineEnd: '-12px', [print]: { display: 'none' } },
  name: {
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorBrandForegroundLink,
    overflowWrap: 'anywhere',
    ':hover': { textDecorationLine: 'underline' },
  },
  quiet: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  code: { fontFamily: tokens.fontFamilyMonospace, fontSize: tokens.fontSizeBase200, overflowWrap: 'anywhere' },
  // The buttons of all products are aligned in one row, however long the names are.
  action: { display: 'grid', width: '100%', maxWidth: '13rem', marginTop: 'auto', [print]: { display: 'none' } },
});
