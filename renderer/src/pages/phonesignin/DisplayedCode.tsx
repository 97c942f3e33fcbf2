import { makeStyles, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  root: {
    padding: tokens.spacingVerticalM,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
    textAlign: 'center',
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeHero800,
    lineHeight: tokens.lineHeightHero800,
    fontWeight: tokens.fontWeightSemibold,
    letterSpacing: '0.08em',
    overflowWrap: 'anywhere',
  },
});

/** The code on the other screen, for comparison. */
export function DisplayedCode({ code }: { code: string }) {
  return (
    <p className={useStyles().root} translate="no">
      {code}
    </p>
  );
}
