import { SignOutRegular } from '@fluentui/react-icons/headless/svg/sign-out';
import { observer } from 'mobx-react-lite';
import { QuotationRows } from '../../components/quotation/QuotationRows.tsx';
import { MemberFrame } from '../../components/member/MemberFrame.tsx';
import { MemberNav } from '../../components/member/MemberNav.tsx';
import { OrderRows } from '../../components/order/OrderRows.tsx';
import { PersonalRecommendations } from '../../components/product/shelf/Recommended.tsx';
import { LoadError } from '../../components/loading/LoadError.tsx';
import { useQuery } from '../../components/loading/useQuery.ts';
import { LoadingPlaceholder } from '../../components/loading/LoadingPlaceholder.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { useStores } from '../../stores/context.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Link } from '../../ui/navigation/Link.tsx';
import { OverviewCards } from './OverviewCards.tsx';
import styles from './UserCenterPage.module.css';

/** The member's overview. */
export const UserCenterPage = observer(function UserCenterPage() {
  const { t } = useTranslation('member');
  const { recent, session, ui } = useStores();
  const logOut = (
    <Button
      className={styles.button}
      appearance="outline"
      icon={<SignOutRegular />}
      onClick={() => void session.logout()}
    >
      {t('overview.logOut')}
    </Button>
  );
  return (
    <MemberFrame title={t('title')} action={logOut}>
      <OverviewCards />
      {ui.isMobile && <MemberNav isList />}
      <LatestOrders />
      <LatestInquiries />
      <PersonalRecommendations id="for-you" title={t('catalogue:recommended.you')} recent={recent.ids} />
    </MemberFrame>
  );
});

const LATEST = { page: 1, page_size: 3 };

const LatestOrders = observer(function LatestOrders() {
  const { t } = useTranslation('member');
  const { data, error, retry } = useQuery('listOrders', LATEST);
  return (
    <section className={styles.part} aria-labelledby="latest-orders">
      <div className={styles.head}>
        <h2 id="latest-orders" className={styles.heading}>
          {t('overview.orders')}
        </h2>
        {data && data.total > 0 && (
          <Link className={styles.link} to={paths.orders}>
            {t('overview.allOrders')}
          </Link>
        )}
      </div>
      {error && <LoadError error={error} retry={retry} />}
      {!data && !error && <LoadingPlaceholder />}
      {data && data.total > 0 && <OrderRows orders={data.results} />}
      {data?.total === 0 && <p className={styles.quiet}>{t('overview.noOrders')}</p>}
    </section>
  );
});

const LatestInquiries = observer(function LatestInquiries() {
  const { t } = useTranslation('member');
  const { data, error, retry } = useQuery('listInquiries', LATEST);
  return (
    <section className={styles.part} aria-labelledby="latest-inquiries">
      <div className={styles.head}>
        <h2 id="latest-inquiries" className={styles.heading}>
          {t('overview.inquiries')}
        </h2>
        {data && data.total > 0 && (
          <Link className={styles.link} to={paths.inquiries}>
            {t('overview.allInquiries')}
          </Link>
        )}
      </div>
      {error && <LoadError error={error} retry={retry} />}
      {!data && !error && <LoadingPlaceholder />}
      {data && data.total > 0 && <QuotationRows inquiries={data.results} />}
      {data?.total === 0 && (
        <div className={styles.card}>
          <span>{t('overview.noInquiries')}</span>
          <Link className={styles.link} to={paths.category}>
            {t('browse')}
          </Link>
        </div>
      )}
    </section>
  );
});
