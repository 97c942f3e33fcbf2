import { makeStyles, tokens } from '@fluentui/react-components';
import { PAGE_GUTTER } from '../../../theme/layout.ts';
import { LanguageLinks } from './LanguageLinks.tsx';
import { Logo } from './Logo.tsx';
import { OutboxChip } from '../offline/OutboxChip.tsx';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: tokens.spacingHorizontalL,
    padding: `${tokens.spacingVerticalS} ${PAGE_GUTTER}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    fontSize: tokens.fontSizeBase200,
  },
});

/** The header of sign-in pages: the logo and the languages, nothing else. */
export function SignInHeader() {
  return (
    <header className={useStyles().root}>
      <Logo />
      <OutboxChip />
      <LanguageLinks />
    </header>
  );
}
