import { TicketDiagonalRegular } from '@fluentui/react-icons/headless/svg/ticket-diagonal';
import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router-dom';
import type { Coupon } from '../../../../shared/contract/schemas/rewards.ts';
import { MemberFrame } from '../../components/member/MemberFrame.tsx';
import { PageLinks } from '../../components/member/PageLinks.tsx';
import { LoadError } from '../../components/loading/LoadError.tsx';
import { useQuery } from '../../components/loading/useQuery.ts';
import { LoadingPlaceholder } from '../../components/loading/LoadingPlaceholder.tsx';
import { CouponTicket } from '../../components/rewards/CouponTicket.tsx';
import styles from '../../components/rewards/CouponTicket.module.css';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { parseListing } from '../../routing/listingQuery.ts';
import { paths } from '../../routing/paths.ts';
import { useStores } from '../../stores/context.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { LinkButton } from '../../ui/form/LinkButton.tsx';
import { Pills } from '../../ui/layout/Pills.tsx';
import { useFormats } from '../../ui/text/useFormats.ts';
import { ClaimForm } from './ClaimForm.tsx';
import { Offers } from './Offers.tsx';

const PAGE_SIZE = 24;
// Typed by the contract, so that a new state does not compile here.
const STATES: Record<Coupon['state'], true> = { unused: true, used: true, invalid: true };
const states = Object.keys(STATES) as Coupon['state'][];

/** The member's coupons by state, and those they can still claim. */
export function CouponsPage() {
  const { t } = useTranslation('rewards');
  return (
    <MemberFrame title={t('coupons.title')}>
      <MemberCoupons />
    </MemberFrame>
  );
}

const MemberCoupons = observer(function MemberCoupons() {
  const { t } = useTranslation('rewards');
  const { queries } = useStores();
  const [params] = useSearchParams();
  const state = states.find((name) => name === params.get('state')) ?? 'unused';
  const payload = { page: parseListing(params).page, page_size: PAGE_SIZE, state };
  const refresh = (): void => {
    for (const reading of [queries.reload('listCoupons', payload), queries.reload('listCouponOffers', {})])
      reading.catch(() => undefined); // the former data stays
  };
  const pills = states.map((name) => ({
    name: t(`coupons.${name}`),
    to: paths.couponsIn(name),
    isCurrent: name === state,
  }));
  return (
    <>
      <ClaimForm onClaimed={refresh} />
      <Pills label={t('coupons.states')} pills={pills} />
      <Coupons key={state} payload={payload} />
      <Offers onClaimed={refresh} />
    </>
  );
});

interface CouponsProps {
  payload: { page: number; page_size: number; state: Coupon['state'] };
}

const Coupons = observer(function Coupons({ payload }: CouponsProps) {
  const { t } = useTranslation('rewards');
  const { data, error, retry } = useQuery('listCoupons', payload);
  if (error) return <LoadError error={error} retry={retry} />;
  if (!data) return <LoadingPlaceholder />;
  if (data.results.length === 0)
    return (
      <EmptyState icon={<TicketDiagonalRegular />} title={t('coupons.empty')} text={t('coupons.emptyText')}>
        <LinkButton to={paths.signActive}>{t('checkIn.title')}</LinkButton>
      </EmptyState>
    );
  return (
    <>
      <ul role="list" className={styles.list}>
        {data.results.map((coupon) => (
          <CouponTicket key={coupon.id} coupon={coupon} isSpent={coupon.state !== 'unused'}>
            <CouponStatus coupon={coupon} />
          </CouponTicket>
        ))}
      </ul>
      <PageLinks page={payload.page} last={Math.ceil(data.total / PAGE_SIZE)} />
    </>
  );
});

/** Shows how long a coupon is valid, or when it was used. */
function CouponStatus({ coupon }: { coupon: Coupon }) {
  const { t } = useTranslation('rewards');
  const formats = useFormats();
  const date = formats.date(coupon.expires_at);
  if (coupon.state === 'used')
    return <span className={styles.small}>{t('coupons.usedFor', { code: coupon.order_code ?? '' })}</span>;
  return (
    <span className={styles.small}>{t(coupon.state === 'unused' ? 'coupons.until' : 'coupons.over', { date })}</span>
  );
}
