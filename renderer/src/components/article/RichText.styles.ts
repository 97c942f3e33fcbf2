import { makeStyles, tokens } from '@fluentui/react-components';
import { narrow } from '../../theme/layout.ts';

const heading = {
  marginTop: tokens.spacingVerticalXXL,
  marginBottom: tokens.spacingVerticalS,
  fontWeight: tokens.fontWeightSemibold,
  textWrap: 'balance',
} as const;
const cell = {
  padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
  borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  textAlign: 'start',
  verticalAlign: 'top',
  [narrow]: { padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalXS}` },
} as const;

// The elements within come as HTML without classes: only here, selectors reach into the tree.
export const useStyles = makeStyles({
  root: {
    maxWidth: '72ch',
    minWidth: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: '1.65',
    overflowWrap: 'anywhere',
    '& p': { marginBottom: tokens.spacingVerticalM },
    '& h2': {
      ...heading,
      fontSize: tokens.fontSizeBase500,
      lineHeight: tokens.lineHeightBase500,
      scrollMarginTop: '120px',
    },
    '& h2:first-child': { marginTop: 0 },
    '& h3': { ...heading, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
    '& ul': { marginBottom: tokens.spacingVerticalM, paddingLeft: '1.4em', listStyleType: 'disc' },
    '& ol': { marginBottom: tokens.spacingVerticalM, paddingLeft: '1.6em', listStyleType: 'decimal' },
    '& li': { marginBottom: tokens.spacingVerticalXS },
    '& a': { color: tokens.colorBrandForegroundLink, textDecorationLine: 'underline' },
    '& a:hover': { color: tokens.colorBrandForegroundLinkHover },
    '& table': {
      width: '100%',
      marginBottom: tokens.spacingVerticalL,
      borderCollapse: 'collapse',
      fontSize: tokens.fontSizeBase300,
      lineHeight: tokens.lineHeightBase300,
      [narrow]: { fontSize: tokens.fontSizeBase200, hyphens: 'auto' },
    },
    // A word in a cell stays whole; row headers are the longest, and may break.
    '& th': { ...cell, fontWeight: tokens.fontWeightSemibold },
    '& thead th': { backgroundColor: tokens.colorNeutralBackground2, overflowWrap: 'break-word' },
    '& td': { ...cell, overflowWrap: 'break-word' },
    '& details': { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
    '& summary': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: tokens.spacingHorizontalL,
      minHeight: '44px',
      paddingBlock: tokens.spacingVerticalM,
      paddingInlineEnd: tokens.spacingHorizontalS,
      fontWeight: tokens.fontWeightSemibold,
      listStyleType: 'none',
      cursor: 'pointer',
    },
    '& summary::-webkit-details-marker': { display: 'none' },
    '& summary:hover': { color: tokens.colorBrandForegroundLinkHover },
    // The chevron of expandable lists, drawn by two borders.
    '& summary::after': {
      content: '""',
      flexShrink: 0,
      width: '8px',
      height: '8px',
      borderRight: `1px solid ${tokens.colorNeutralForeground3}`,
      borderBottom: `1px solid ${tokens.colorNeutralForeground3}`,
      transform: 'translateY(-25%) rotate(45deg)',
      transitionProperty: 'transform',
      transitionDuration: tokens.durationFast,
    },
    '& details[open] > summary::after': { transform: 'translateY(25%) rotate(-135deg)' },
  },
});
