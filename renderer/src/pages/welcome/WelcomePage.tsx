import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { SignInCard } from '../../components/account/SignInCard.tsx';
import { SocialSignInError } from '../../components/account/social/SocialSignInError.tsx';
import { returnPath } from '../../components/account/useReturnPath.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { useStores } from '../../stores/context.ts';
import { useSocial } from '../../components/account/social/useSocial.ts';
import { Head } from '../../ui/head/Head.tsx';
import { LinkButton } from '../../ui/form/LinkButton.tsx';
import { useHydrated } from '../../ui/loading/useHydrated.ts';
import { CodeExchange } from './CodeExchange.tsx';

/** The return page of providers, and the welcome of new accounts; other visitors are redirected (S2.10). */
export const WelcomePage = observer(function WelcomePage() {
  const { session } = useStores();
  const social = useSocial();
  const { hash, state } = useLocation();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const [isNew] = useState(() => (state as { isNew?: unknown } | null)?.isNew === true);
  const path = returnPath(params.get('redirect'));
  const arrived = useRef('');
  const isWaiting = hash !== '' || !session.isKnown || !isHydrated;

  useEffect(() => {
    // The next attempt may end with the same answer, such as a second cancellation.
    if (hash === '') arrived.current = '';
    // This tab's attempts are restored with the session, after this page's first effects.
    if (hash === '' || hash === arrived.current || !session.isKnown) return;
    // Handled once, though an effect may run twice: the second run would find an unknown attempt.
    arrived.current = hash;
    social.arrive(new URLSearchParams(hash.slice(1)));
    // Removes the code from the history, so that going back cannot use it again.
    void navigate(paths.welcome(), { replace: true });
  }, [hash, navigate, social, session.isKnown]);

  const isThere = !isWaiting && session.isMember && !isNew && !social.received && !social.failure;
  useEffect(() => {
    if (isThere) void navigate(path, { replace: true });
  }, [isThere, navigate, path]);

  if (isNew && !isWaiting && session.isMember) return <Greeting path={path} />;
  if (isWaiting || isThere || social.received) return <CodeExchange isReady={!isWaiting && !isThere} />;
  return <SocialSignInError />;
});

const Greeting = observer(function Greeting({ path }: { path: string }) {
  const { t } = useTranslation('account');
  const { session } = useStores();
  const social = useSocial();
  useEffect(() => social.drop(), [social]);
  const title = t('welcome.title', { name: session.user?.nick_name });
  return (
    <SignInCard title={title} lead={t('welcome.lead')}>
      <Head title={title} isPrivate />
      <LinkButton isPrimary to={path}>
        {t('welcome.goOn')}
      </LinkButton>
      {path !== paths.userCenter && <LinkButton to={paths.userCenter}>{t('welcome.account')}</LinkButton>}
    </SignInCard>
  );
});
