import { observer } from 'mobx-react-lite';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../routing/paths.ts';
import { useSocial } from './useSocial.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { Head, useSite } from '../../../ui/head/Head.tsx';
import { LinkButton } from '../../../ui/form/LinkButton.tsx';
import { Link } from '../../../ui/navigation/Link.tsx';
import { PROVIDER_NAMES } from './ProviderIcon.tsx';
import styles from '../SignInCard.module.css';
import { SignInCard } from '../SignInCard.tsx';
import { returnPath } from '../useReturnPath.ts';

/** Why sign-in by a provider failed, the remedy, and other ways to sign in. */
export const SocialSignInError = observer(function SocialSignInError() {
  const { t } = useTranslation('account');
  const social = useSocial();
  const { language } = useSite();
  const { last } = social;
  const failure = social.failure ?? 'state';
  const provider = last ? PROVIDER_NAMES[last.provider] : t('social.provider');
  const title = t(`social.trouble.${failure}.title`, { provider });
  const back = returnPath(last?.redirect ?? null);
  return (
    <SignInCard
      title={title}
      lead={t(`social.trouble.${failure}.text`, { provider })}
      other={
        <Link className={styles.link} to={paths.customerService}>
          {t('reset.help')}
        </Link>
      }
    >
      <Head title={title} isPrivate />
      {last && (
        <Button
          className={styles.submit}
          appearance="primary"
          size="large"
          onClick={() => void social.begin(last, language)}
        >
          {t('social.again', { provider })}
        </Button>
      )}
      {last?.purpose === 'bind' ? (
        <LinkButton to={paths.linkedAccounts}>{t('social.backToLinked')}</LinkButton>
      ) : (
        <>
          <LinkButton to={paths.login(back)}>{t('social.byPassword')}</LinkButton>
          <LinkButton to={paths.register(back)}>{t('login.register')}</LinkButton>
        </>
      )}
    </SignInCard>
  );
});
