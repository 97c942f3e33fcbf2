import { makeStyles, tokens } from '@fluentui/react-components';

export const useStyles = makeStyles({
  root: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: tokens.lineHeightBase400,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  amount: {
    fontSize: tokens.fontSizeBase400,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
    color: tokens.colorNeutralForeground1,
    whiteSpace: 'nowrap',
  },
  quotation: { color: tokens.colorNeutralForeground2 },
  link: {
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: 'underline',
    textUnderlineOffset: '3px',
    textDecorationColor: tokens.colorNeutralStroke1,
    ':hover': { color: tokens.colorBrandForegroundLinkHover, textDecorationColor: 'currentcolor' },
  },
  /** Text in place of an amount, however large the amounts there are: overrides the place's class. */
  words: {
    '&[class]': {
      fontSize: tokens.fontSizeBase400,
      lineHeight: tokens.lineHeightBase400,
      fontWeight: tokens.fontWeightRegular,
    },
  },
  waiting: { color: tokens.colorNeutralForeground3 },
});
