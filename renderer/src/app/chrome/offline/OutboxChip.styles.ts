import { makeStyles, tokens } from '@fluentui/react-components';

export const useStyles = makeStyles({
  root: {
    display: 'inline-flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    minWidth: '44px',
    minHeight: '44px',
    padding: `0 ${tokens.spacingHorizontalM}`,
    border: `1px solid ${tokens.colorStatusWarningBorder1}`,
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorStatusWarningBackground1,
    color: tokens.colorNeutralForeground1,
    font: 'inherit',
    textAlign: 'start',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
  },
  sent: {
    borderTopColor: tokens.colorStatusSuccessBorder1,
    borderRightColor: tokens.colorStatusSuccessBorder1,
    borderBottomColor: tokens.colorStatusSuccessBorder1,
    borderLeftColor: tokens.colorStatusSuccessBorder1,
    backgroundColor: tokens.colorStatusSuccessBackground1,
  },
  compact: {
    justifyContent: 'center',
    alignSelf: 'center',
    // It does not shrink beside a title that is cut short.
    marginLeft: tokens.spacingHorizontalS,
    padding: `0 ${tokens.spacingHorizontalS}`,
  },
  icon: { flexShrink: 0, fontSize: '20px' },
  words: { display: 'grid', lineHeight: tokens.lineHeightBase200 },
  count: {
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  age: {
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground2,
    // In Russian, and beside a rep's links, the search field would have no room. The list shows the age of each entry.
    '@media (min-width: 640px) and (max-width: 1599px)': { display: 'none' },
  },
});
