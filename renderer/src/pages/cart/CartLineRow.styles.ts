import { makeStyles, tokens } from '@fluentui/react-components';

/** On a phone; and in a magnified window, where the name would else take five lines beside a field and a price. */
const stacked = '@media (max-width: 799px)';

export const useStyles = makeStyles({
  root: {
    display: 'grid',
    // An error below the number does not widen its column: the buttons beside it stay in place.
    gridTemplateColumns: 'auto 96px minmax(0, 1fr) min-content minmax(max(112px, 16%), auto) auto',
    gridTemplateAreas: '"tick picture about quantity total remove"',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    rowGap: tokens.spacingVerticalS,
    padding: tokens.spacingHorizontalM,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    ':last-child': { borderBottom: 'none' },
    [stacked]: {
      gridTemplateColumns: 'auto 64px minmax(0, 1fr) auto',
      gridTemplateAreas: '"tick picture about remove" "quantity quantity quantity total"',
      alignItems: 'start',
      columnGap: tokens.spacingHorizontalS,
    },
  },
  // On a phone the checkbox and the bin extend into the margins, which leaves the name more room.
  tick: { gridArea: 'tick', [stacked]: { marginLeft: `calc(-1 * ${tokens.spacingHorizontalS})` } },
  picture: { gridArea: 'picture' },
  about: { gridArea: 'about', display: 'grid', rowGap: tokens.spacingVerticalXXS, minWidth: 0 },
  name: {
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
    ':hover': { color: tokens.colorBrandForegroundLinkHover, textDecorationLine: 'underline' },
  },
  code: {
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground2,
    overflowWrap: 'anywhere',
  },
  quiet: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
  error: { fontSize: tokens.fontSizeBase200, color: tokens.colorPaletteRedForeground1 },
  // On a phone the two share a row without narrowing the name's column.
  quantity: { gridArea: 'quantity', [stacked]: { gridArea: '2 / 1 / 3 / 4', justifySelf: 'start' } },
  total: {
    gridArea: 'total',
    display: 'grid',
    justifyItems: 'end',
    textAlign: 'end',
    [stacked]: { gridArea: '2 / 3 / 3 / 5', justifySelf: 'end', alignSelf: 'center' },
  },
  amount: { fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: 'tabular-nums' },
  remove: {
    gridArea: 'remove',
    minWidth: '44px',
    minHeight: '44px',
    [stacked]: { marginRight: `calc(-1 * ${tokens.spacingHorizontalS})` },
  },
  unticked: { backgroundColor: tokens.colorNeutralBackground2 },
});
