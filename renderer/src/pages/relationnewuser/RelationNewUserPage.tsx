import { observer } from 'mobx-react-lite';
import { PROVIDER_NAMES } from '../../components/account/social/ProviderIcon.tsx';
import styles from '../../components/account/SignInCard.module.css';
import { SignInCard } from '../../components/account/SignInCard.tsx';
import { SocialSignInError } from '../../components/account/social/SocialSignInError.tsx';
import { usePendingSignIn } from '../../components/account/social/usePendingSignIn.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { Head } from '../../ui/head/Head.tsx';
import { useHydrated } from '../../ui/loading/useHydrated.ts';
import { Link } from '../../ui/navigation/Link.tsx';
import { NewUserForm } from './NewUserForm.tsx';

/** Completes a new account after sign-in by a provider. */
export const RelationNewUserPage = observer(function RelationNewUserPage() {
  const { t } = useTranslation('account');
  const { received, welcome } = usePendingSignIn();
  if (useHydrated() && !received) return <SocialSignInError />;
  const provider = received ? PROVIDER_NAMES[received.provider] : t('social.provider');
  return (
    <SignInCard
      title={t('newUser.title')}
      lead={t('newUser.lead', { provider })}
      other={
        <span>
          <span>{t('register.hasAccount')}</span>{' '}
          <Link className={styles.link} to={paths.relationOldUser}>
            {t('newUser.link')}
          </Link>
        </span>
      }
    >
      <Head title={t('newUser.title')} isPrivate />
      {received && <NewUserForm hint={received.hint} onDone={welcome} />}
    </SignInCard>
  );
});
