import { makeStyles, tokens } from '@fluentui/react-components';
import { narrow } from '../../theme/layout.ts';

export const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
    gap: tokens.spacingHorizontalL,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    [narrow]: { gap: tokens.spacingVerticalM },
  },
  ticket: {
    display: 'grid',
    gridTemplateColumns: '128px minmax(0, 1fr)',
    minHeight: '128px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    overflow: 'hidden',
    [narrow]: { gridTemplateColumns: '108px minmax(0, 1fr)' },
  },
  stub: {
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    rowGap: '2px',
    padding: tokens.spacingHorizontalS,
    borderRight: `2px dashed ${tokens.colorNeutralBackground1}`,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    textAlign: 'center',
    overflowWrap: 'anywhere',
  },
  spent: { backgroundColor: tokens.colorNeutralBackground3, color: tokens.colorNeutralForeground2 },
  amount: {
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
  small: { fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
  words: {
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'start',
    rowGap: tokens.spacingVerticalXS,
    padding: tokens.spacingHorizontalM,
    overflowWrap: 'anywhere',
    // Keeps currency signs and "г." on the line of their number.
    textWrap: 'balance',
  },
  name: {
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  quiet: { color: tokens.colorNeutralForeground2 },
});
