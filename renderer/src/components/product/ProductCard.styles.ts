import { makeStyles, tokens } from '@fluentui/react-components';

export const useStyles = makeStyles({
  root: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalS,
    height: '100%',
    padding: tokens.spacingHorizontalM,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    transitionProperty: 'box-shadow, border-color',
    transitionDuration: tokens.durationFast,
    '--marks': '0',
    ':hover': {
      '--marks': '1',
      boxShadow: tokens.shadow4,
      borderTopColor: tokens.colorNeutralStroke1,
      borderRightColor: tokens.colorNeutralStroke1,
      borderBottomColor: tokens.colorNeutralStroke1,
      borderLeftColor: tokens.colorNeutralStroke1,
    },
    ':focus-within': {
      '--marks': '1',
      borderTopColor: tokens.colorNeutralStroke1,
      borderRightColor: tokens.colorNeutralStroke1,
      borderBottomColor: tokens.colorNeutralStroke1,
      borderLeftColor: tokens.colorNeutralStroke1,
    },
  },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalS}`,
    minHeight: '20px',
  },
  brand: {
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground3,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  name: {
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    // Chinese names have spaces between their parts: lines break there, not within a word.
    wordBreak: 'keep-all',
  },
  // The link covers the card; controls lie above it.
  link: {
    color: tokens.colorNeutralForeground1,
    '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: tokens.borderRadiusLarge },
    ':hover': { color: tokens.colorBrandForegroundLinkHover },
  },
  code: {
    flexGrow: 1,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
  // The part number, and beside it the compare and favourite buttons, which would hide the picture. Where a phone has
  // no room for both, the number stays whole on a line of its own.
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    columnGap: tokens.spacingHorizontalXS,
    marginBlock: '-4px',
    marginInlineEnd: '-6px',
  },
  foot: {
    position: 'relative',
    display: 'grid',
    rowGap: tokens.spacingVerticalS,
    marginTop: 'auto',
    paddingTop: tokens.spacingVerticalXS,
    pointerEvents: 'none',
  },
  price: { position: 'relative', zIndex: 1, justifySelf: 'start', pointerEvents: 'auto' },
  action: {
    position: 'relative',
    zIndex: 1,
    display: 'grid',
    pointerEvents: 'auto',
    '@media print': { display: 'none' },
  },
});
