import { LanguageLinks } from './utilityBar/LanguageLinks.tsx';
import { Logo } from './Logo.tsx';
import { OutboxChip } from '../offline/OutboxChip.tsx';
import styles from './SignInHeader.module.css';

/** The header of sign-in pages: the logo and the languages, nothing else. */
export function SignInHeader() {
  return (
    <header className={styles.root}>
      <Logo />
      <OutboxChip />
      <LanguageLinks />
    </header>
  );
}
