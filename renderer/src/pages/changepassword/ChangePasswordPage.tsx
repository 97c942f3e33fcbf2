import { observer } from 'mobx-react-lite';
import { useParams } from 'react-router-dom';
import { PersonLockRegular } from '@fluentui/react-icons/headless/svg/person-lock';
import { MemberFrame } from '../../components/member/MemberFrame.tsx';
import { LoadError } from '../../components/loading/LoadError.tsx';
import { useQuery } from '../../components/loading/useQuery.ts';
import { LoadingPlaceholder } from '../../components/loading/LoadingPlaceholder.tsx';
import { useWritesLetters } from '../../components/account/password/useWritesLetters.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { useStores } from '../../stores/context.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { LinkButton } from '../../ui/form/LinkButton.tsx';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';

/** Changes a member's password; a visitor gets a code for a new one by mail instead. */
export const ChangePasswordPage = observer(function ChangePasswordPage() {
  const { t } = useTranslation('account');
  const { session } = useStores();
  return (
    <MemberFrame title={t('change.title')} visitor={<VisitorWays />}>
      {session.user && <OwnPassword userId={session.user.user_id} />}
    </MemberFrame>
  );
});

const OwnPassword = observer(function OwnPassword({ userId }: { userId: string }) {
  const { data: profile, error, retry } = useQuery('readUserInfo', { id: userId });
  if (error) return <LoadError error={error} retry={retry} />;
  if (!profile) return <LoadingPlaceholder />;
  return <ChangePasswordForm profile={profile} />;
});

const VisitorWays = observer(function VisitorWays() {
  const writesLetters = useWritesLetters();
  const { t } = useTranslation('account');
  const { email } = useParams();
  return (
    <EmptyState
      icon={<PersonLockRegular />}
      title={t('change.visitor')}
      text={t(writesLetters ? 'change.visitorText' : 'change.visitorAsk')}
    >
      <LinkButton isPrimary to={paths.login(paths.changePassword)} state={{ email }}>
        {t('login.submit')}
      </LinkButton>
      <LinkButton to={paths.forgotPassword('login')} state={{ email }}>
        {t('login.forgot')}
      </LinkButton>
    </EmptyState>
  );
});
