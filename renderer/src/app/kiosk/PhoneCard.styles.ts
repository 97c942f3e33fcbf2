import { makeStyles, tokens } from '@fluentui/react-components';

export const useStyles = makeStyles({
  // Compared with another screen, letter by letter.
  letters: {
    padding: '12px 24px',
    borderRadius: '12px',
    backgroundColor: tokens.colorNeutralBackground3,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: '36px',
    lineHeight: 1.2,
    fontWeight: tokens.fontWeightSemibold,
    letterSpacing: '0.08em',
  },
  left: { fontSize: '15px', color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
});
