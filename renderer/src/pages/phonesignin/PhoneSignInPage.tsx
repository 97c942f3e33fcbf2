import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router-dom';
import { SignInCard } from '../../components/account/SignInCard.tsx';
import { SocialButtons } from '../../components/account/social/SocialButtons.tsx';
import { LoadingPlaceholder } from '../../components/loading/LoadingPlaceholder.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { useStores } from '../../stores/context.ts';
import { Head } from '../../ui/head/Head.tsx';
import { LinkButton } from '../../ui/form/LinkButton.tsx';
import { CodeForm } from './CodeForm.tsx';
import { SignInConfirmation } from './SignInConfirmation.tsx';
import { DisplayedCode } from './DisplayedCode.tsx';

/** On the phone of a visitor at a kiosk: they sign in here, and confirm the sign-in there. */
export const PhoneSignInPage = observer(function PhoneSignInPage() {
  const { t } = useTranslation('account');
  const { session } = useStores();
  const [params] = useSearchParams();
  const code = params.get('code') ?? '';
  if (code !== '' && session.isKnown && session.isMember) return <SignInConfirmation key={code} code={code} />;
  return (
    <SignInCard title={t('phone.title')} lead={t(code === '' ? 'phone.enterLead' : 'phone.lead')}>
      <Head title={t('phone.title')} isPrivate />
      {code === '' ? <CodeForm /> : session.isKnown ? <Ways code={code} /> : <LoadingPlaceholder />}
    </SignInCard>
  );
});

/** The visitor signs in on the phone first. */
function Ways({ code }: { code: string }) {
  const { t } = useTranslation('account');
  const back = paths.phoneSignIn(code);
  return (
    <>
      <DisplayedCode code={code} />
      <LinkButton isPrimary to={paths.login(back)}>
        {t('social.byPassword')}
      </LinkButton>
      <LinkButton to={paths.register(back)}>{t('login.register')}</LinkButton>
      <SocialButtons back={back} />
    </>
  );
}
