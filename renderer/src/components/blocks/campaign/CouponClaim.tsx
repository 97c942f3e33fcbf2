import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../routing/paths.ts';
import { useStores } from '../../../stores/context.ts';
import { LinkButton } from '../../../ui/form/LinkButton.tsx';
import { Link } from '../../../ui/navigation/Link.tsx';
import { OfferAction } from '../../rewards/OfferAction.tsx';
import styles from './Coupon.module.css';

/** The action for a coupon: sign in, claim it, or open the member's coupons. */
export const CouponClaim = observer(function CouponClaim({ code }: { code: string }) {
  const { t } = useTranslation('rewards');
  const { queries, session } = useStores();
  const { pathname, search } = useLocation();
  useEffect(() => {
    queries.load('listCouponOffers', {}).catch(() => undefined); // the code is shown anyway
  }, [queries, session.user]); // the coupon's state depends on the member
  const offers = queries.peek('listCouponOffers', {})?.offers;
  const offer = offers?.find((each) => each.code === code);
  // A code without a claim, which is typed at the checkout.
  if (offers && !offer) return null;
  const refresh = (): void => void queries.reload('listCouponOffers', {}).catch(() => undefined);
  return (
    <div className={styles.claim}>
      {offer && session.isKnown && !session.isMember && offer.state !== 'gone' && (
        <LinkButton isPrimary to={paths.login(pathname + search)}>
          {t('coupons.logIn')}
        </LinkButton>
      )}
      {offer && (session.isMember || offer.state === 'gone') && <OfferAction offer={offer} onClaimed={refresh} />}
      {offer?.state === 'claimed' && session.isMember && (
        <Link className={styles.link} to={paths.coupons}>
          {t('coupons.mine')}
        </Link>
      )}
    </div>
  );
});
