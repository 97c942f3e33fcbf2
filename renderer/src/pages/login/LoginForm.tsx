import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Code } from '../../../../shared/contract/envelope.ts';
import { carriedEmail } from '../../components/account/carriedEmail.ts';
import { CredentialsForm } from '../../components/account/form/CredentialsForm.tsx';
import styles from '../../components/account/SignInCard.module.css';
import type { KeyOf } from '../../i18n/textKeys.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import type { SessionStore } from '../../stores/session/SessionStore.ts';
import { useStores } from '../../stores/context.ts';
import { useHydrated } from '../../ui/loading/useHydrated.ts';
import { Link } from '../../ui/navigation/Link.tsx';

/** An unknown e-mail address leads to registration, with the typed values. */
export const LoginForm = observer(function LoginForm({ back }: { back: string }) {
  const { t } = useTranslation('account');
  const { session } = useStores();
  const isHydrated = useHydrated();
  const [triedEmail, setTriedEmail] = useState<string | null>(null);
  const email = carriedEmail(useLocation().state);
  // Clears the error of an earlier visit.
  const error = triedEmail === null ? null : session.signingIn.error;
  return (
    <CredentialsForm
      email={email}
      error={error}
      offer={error?.code === Code.unknownEmail && <RegisterOffer email={triedEmail} back={back} />}
      note={isHydrated && !session.isStored && <p>{t(notStoredText(session))}</p>}
      submit={t('login.submit')}
      isRunning={session.signingIn.isRunning}
      onSubmit={async (form) => {
        setTriedEmail(form.email);
        await session.login(form.email, form.password);
      }}
    />
  );
});

function notStoredText({ isInBrowser, isKeychainAsking }: SessionStore): KeyOf<'account'> {
  if (isInBrowser) return 'login.notKeptHere';
  return isKeychainAsking ? 'login.keychainAsking' : 'login.notKept';
}

function RegisterOffer({ email, back }: { email: string | null; back: string }) {
  const { t } = useTranslation('account');
  return (
    <>
      <span>{t('login.unknown', { email })}</span>
      <Link className={styles.link} to={paths.register(back)} state={{ email }}>
        {t('login.registerWith')}
      </Link>
    </>
  );
}
