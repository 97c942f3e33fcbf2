import { makeStyles, tokens } from '@fluentui/react-components';

export const useStyles = makeStyles({
  // Compared letter by letter with another screen.
  letters: {
    padding: '12px 32px',
    borderRadius: '16px',
    backgroundColor: tokens.colorNeutralBackground3,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: '48px',
    lineHeight: 1.2,
    fontWeight: tokens.fontWeightSemibold,
    letterSpacing: '0.08em',
  },
  left: { fontSize: '20px', color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
});
