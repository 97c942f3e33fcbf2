import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import { EmailConfirmation } from '../../components/account/confirmation/EmailConfirmation.tsx';
import { useCountries } from '../../components/member/form/useCountries.ts';
import { useQuery } from '../../components/loading/useQuery.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { useStores } from '../../stores/context.ts';
import { Link } from '../../ui/navigation/Link.tsx';
import { useFormats } from '../../ui/text/useFormats.ts';
import { LevelCard } from './LevelCard.tsx';
import styles from './UserCenterPage.module.css';

const UNUSED = { state: 'unused', page: 1, page_size: 1 } as const;

/** The member, and counts of their orders, quotations and so on. */
export const OverviewCards = observer(function OverviewCards() {
  const { t } = useTranslation(['member', 'chrome']);
  const { favourites, messages, session } = useStores();
  const coupons = useQuery('listCoupons', UNUSED);
  const addresses = useQuery('listAddresses', {});
  return (
    <div className={styles.cards}>
      {session.user && <ProfileCard userId={session.user.user_id} />}
      <LevelCard />
      <CountCard to={paths.messages} count={messages.counts.total ?? null} name={t('overview.unread')} />
      <CountCard to={paths.coupons} count={coupons.data?.total ?? null} name={t('nav.coupons')} />
      <CountCard
        to={paths.favourites}
        count={favourites.loading.status === 'done' ? favourites.ids.length : null}
        name={t('nav.favourites')}
      />
      <div className={clsx(styles.card, styles.linked)}>
        <Link className={styles.cover} to={paths.orderPad}>
          {t('chrome:orderPad')}
        </Link>
        <span className={styles.quiet}>{t('overview.orderPad')}</span>
      </div>
      <CountCard to={paths.addresses} count={addresses.data?.length ?? null} name={t('nav.addresses')} />
    </div>
  );
});

const ProfileCard = observer(function ProfileCard({ userId }: { userId: string }) {
  const { t } = useTranslation('member');
  const { session } = useStores();
  const formats = useFormats();
  const { data: profile } = useQuery('readUserInfo', { id: userId });
  const { data: countries } = useCountries();
  const iso = countries?.find(({ id }) => id === profile?.country)?.iso;
  const facts = [profile?.company, profile?.mobile, iso && formats.country(iso)].filter(Boolean);
  return (
    <section className={clsx(styles.card, styles.wide, !profile && styles.loading)} aria-label={t('nav.profile')}>
      <span className={styles.name}>{profile?.nick_name ?? session.user?.nick_name}</span>
      <span>{profile?.email ?? session.user?.email}</span>
      {profile && <EmailConfirmation profile={profile} />}
      {facts.length > 0 && <span className={styles.quiet}>{facts.join(' · ')}</span>}
      <Link className={styles.link} to={paths.profile}>
        {t('overview.editProfile')}
      </Link>
    </section>
  );
});

/** A count; a dash while it is unknown. */
function CountCard({ to, count, name }: { to: string; count: number | null; name: string }) {
  const formats = useFormats();
  return (
    <div className={clsx(styles.card, styles.linked)}>
      <Link className={styles.cover} to={to}>
        {name}
      </Link>
      <span translate="no" className={styles.number}>
        {count === null ? '–' : formats.number(count)}
      </span>
    </div>
  );
}
