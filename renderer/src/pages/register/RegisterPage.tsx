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
import { RegisterForm } from './RegisterForm.tsx';

/** Creating an account with a password or at a provider. */
export const RegisterPage = observer(function RegisterPage() {
  const { t } = useTranslation('account');
  const { session } = useStores();
  const back = useReturnPath(session.isMember);
  return (
    <SignInCard
      title={t('register.title')}
      lead={t('register.lead')}
      other={
        <span>
          <span>{t('register.hasAccount')}</span>{' '}
          <Link className={styles.link} to={paths.login(back)}>
            {t('register.login')}
          </Link>
        </span>
      }
    >
      <Head title={t('register.title')} isPrivate />
      <RegisterForm />
      <SocialButtons back={back} />
    </SignInCard>
  );
});
