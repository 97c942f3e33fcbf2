import { PersonLockRegular } from '@fluentui/react-icons/headless/svg/person-lock';
import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { useStores } from '../../stores/context.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { LinkButton } from '../../ui/form/LinkButton.tsx';

interface SignInPromptProps {
  title: string;
  text?: string;
  logIn: string;
  register: string;
}

/** Asks a visitor on a members' page to sign in, and returns here. */
export const SignInPrompt = observer(function SignInPrompt({ title, text, logIn, register }: SignInPromptProps) {
  const { t } = useTranslation('chrome');
  const { session } = useStores();
  const { pathname, search } = useLocation();
  const back = pathname + search;
  const shownText = session.isAwaitingKeychain
    ? { title: t('keychain.asking'), text: t('keychain.then') }
    : { title, text };
  return (
    <EmptyState icon={<PersonLockRegular />} title={shownText.title} {...(shownText.text && { text: shownText.text })}>
      <LinkButton isPrimary to={paths.login(back)}>
        {logIn}
      </LinkButton>
      <LinkButton to={paths.register(back)}>{register}</LinkButton>
    </EmptyState>
  );
});
