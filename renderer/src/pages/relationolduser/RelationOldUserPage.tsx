import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { CredentialsForm } from '../../components/account/form/CredentialsForm.tsx';
import styles from '../../components/account/SignInCard.module.css';
import { SignInCard } from '../../components/account/SignInCard.tsx';
import { PROVIDER_NAMES } from '../../components/account/social/ProviderIcon.tsx';
import { SocialSignInError } from '../../components/account/social/SocialSignInError.tsx';
import { usePendingSignIn } from '../../components/account/social/usePendingSignIn.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { useSocial } from '../../components/account/social/useSocial.ts';
import { Head } from '../../ui/head/Head.tsx';
import { useHydrated } from '../../ui/loading/useHydrated.ts';
import { Link } from '../../ui/navigation/Link.tsx';

/** The account's e-mail address and password. */
const OldUserForm = observer(function OldUserForm({ email, onDone }: { email: string; onDone: () => void }) {
  const { t } = useTranslation('account');
  const social = useSocial();
  const [hasTried, setTried] = useState(false);
  return (
    <CredentialsForm
      email={email}
      error={hasTried ? social.finishing.error : null}
      submit={t('oldUser.submit')}
      isRunning={social.finishing.isRunning}
      onSubmit={async (form) => {
        setTried(true);
        if (await social.link(form)) onDone();
      }}
    />
  );
});

/** Links a provider's identity to an existing account by its password. */
export const RelationOldUserPage = observer(function RelationOldUserPage() {
  const { t } = useTranslation('account');
  const { received, welcome } = usePendingSignIn();
  if (useHydrated() && !received) return <SocialSignInError />;
  const provider = received ? PROVIDER_NAMES[received.provider] : t('social.provider');
  const isTaken = received?.next === 'old';
  return (
    <SignInCard
      title={t('oldUser.title')}
      lead={t(isTaken ? 'oldUser.taken' : 'oldUser.lead', { provider, email: received?.hint.email })}
      other={
        <Link className={styles.link} to={paths.relationNewUser}>
          {t('oldUser.create')}
        </Link>
      }
    >
      <Head title={t('oldUser.title')} isPrivate />
      {received && <OldUserForm email={received.hint.email} onDone={welcome} />}
    </SignInCard>
  );
});
