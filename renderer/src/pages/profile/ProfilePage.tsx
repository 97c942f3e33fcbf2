import { observer } from 'mobx-react-lite';
import { MemberFrame } from '../../components/member/MemberFrame.tsx';
import { LoadError } from '../../components/loading/LoadError.tsx';
import { useCountries } from '../../components/member/form/useCountries.ts';
import { useQuery } from '../../components/loading/useQuery.ts';
import { LoadingPlaceholder } from '../../components/loading/LoadingPlaceholder.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useStores } from '../../stores/context.ts';
import { ProfileForm } from './ProfileForm.tsx';

/** The member's details, as quotations and the store use them. */
export const ProfilePage = observer(function ProfilePage() {
  const { t } = useTranslation('member');
  const { session } = useStores();
  return (
    <MemberFrame title={t('nav.profile')}>
      {session.user && <MemberProfile userId={session.user.user_id} />}
    </MemberFrame>
  );
});

const MemberProfile = observer(function MemberProfile({ userId }: { userId: string }) {
  const profile = useQuery('readUserInfo', { id: userId });
  const countries = useCountries();
  const error = profile.error ?? countries.error;
  if (error) return <LoadError error={error} retry={profile.error ? profile.retry : countries.retry} />;
  if (!profile.data || !countries.data) return <LoadingPlaceholder />;
  return <ProfileForm profile={profile.data} countries={countries.data} />;
});
