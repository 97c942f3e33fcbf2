import { observer } from 'mobx-react-lite';
import { useReturnPath } from '../../components/account/useReturnPath.ts';
import styles from '../../components/account/SignInCard.module.css';
import { SignInCard } from '../../components/account/SignInCard.tsx';
import { SocialButtons } from '../../components/account/social/SocialButtons.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { useStores } from '../../stores/context.ts';
import { Head } from '../../ui/head/Head.tsx';
import { Link } from '../../ui/navigation/Link.tsx';
import { LoginForm } from './LoginForm.tsx';

/** Signing in with a password or at a provider. */
export const LoginPage = observer(function LoginPage() {
  const { t } = useTranslation('account');
  const { session } = useStores();
  const back = useReturnPath(session.isMember);
  return (
    <SignInCard
      title={t('login.title')}
      lead={t('login.lead')}
      other={
        <span>
          <span>{t('login.noAccount')}</span>{' '}
          <Link className={styles.link} to={paths.register(back)}>
            {t('login.register')}
          </Link>
        </span>
      }
    >
      <Head title={t('login.title')} isPrivate />
      <LoginForm back={back} />
      <SocialButtons back={back} />
    </SignInCard>
  );
});
