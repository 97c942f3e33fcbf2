import { useLocation } from 'react-router-dom';
import { SignInCard } from '../../components/account/SignInCard.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { Head } from '../../ui/head/Head.tsx';
import { LinkButton } from '../../ui/form/LinkButton.tsx';

/** The new password is set; the next step is to sign in. */
export function PasswordSuccessPage() {
  const { t } = useTranslation('account');
  const { state } = useLocation();
  return (
    <SignInCard title={t('changed.title')} lead={t('changed.lead')}>
      <Head title={t('changed.title')} isPrivate />
      <LinkButton isPrimary to={paths.login()} state={state as unknown}>
        {t('login.submit')}
      </LinkButton>
      <LinkButton to={paths.home}>{t('changed.home')}</LinkButton>
    </SignInCard>
  );
}
