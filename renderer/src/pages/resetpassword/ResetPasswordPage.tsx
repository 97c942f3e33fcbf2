import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { carriedEmail } from '../../components/account/carriedEmail.ts';
import styles from '../../components/account/SignInCard.module.css';
import { SignInCard } from '../../components/account/SignInCard.tsx';
import { useWritesLetters } from '../../components/account/password/useWritesLetters.ts';
import type { SentCode } from '../../components/account/password/usePasswordCode.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { Head } from '../../ui/head/Head.tsx';
import { useHydrated } from '../../ui/loading/useHydrated.ts';
import { Link } from '../../ui/navigation/Link.tsx';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';

/** The second step: the code from the letter, and the new password. */
export const ResetPasswordPage = observer(function ResetPasswordPage() {
  const { t } = useTranslation('account');
  const writesLetters = useWritesLetters();
  const { state } = useLocation();
  // History state survives a reload, but the server's HTML does not know it.
  const carriedState = useHydrated() ? state : null;
  const email = carriedEmail(carriedState);
  const leadOf = (): string => {
    if (!writesLetters) return t('reset.leadAsk');
    return email ? t('reset.sentTo', { email }) : t('reset.lead');
  };
  return (
    <SignInCard
      title={t('reset.title')}
      lead={leadOf()}
      other={
        <Link className={styles.link} to={paths.login()}>
          {t('forgot.backToLogin')}
        </Link>
      }
    >
      <Head title={t('reset.title')} isPrivate />
      <ResetPasswordForm key={email ?? ''} email={email} first={sentOf(carriedState)} />
    </SignInCard>
  );
});

/** Reads from the router's state when the code was sent; null if the visitor arrived with a code. */
function sentOf(state: unknown): SentCode | null {
  const { sent } = (state ?? {}) as { sent?: Partial<SentCode> };
  if (typeof sent?.at !== 'number' || typeof sent.seconds !== 'number') return null;
  return { at: sent.at, seconds: sent.seconds };
}
