import { observer } from 'mobx-react-lite';
import { useQuery } from '../../components/loading/useQuery.ts';
import { OfferAction } from '../../components/rewards/OfferAction.tsx';
import { OfferTickets } from '../../components/rewards/OfferTickets.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useStores } from '../../stores/context.ts';
import styles from './CouponsPage.module.css';

/** The coupons that can be claimed. A failure to read them is ignored: the member came for their own. */
export const Offers = observer(function Offers({ onClaimed }: { onClaimed: () => void }) {
  const { t } = useTranslation('rewards');
  const { queries } = useStores();
  const { error } = useQuery('listCouponOffers', {});
  const offers = queries.peek('listCouponOffers', {})?.offers;
  if (error || !offers) return null;
  return (
    <section className={styles.part} aria-labelledby="offers">
      <h2 id="offers" className={styles.heading}>
        {t('coupons.offers')}
      </h2>
      {offers.length === 0 && <p className={styles.quiet}>{t('coupons.noOffers')}</p>}
      <OfferTickets offers={offers} renderAction={(offer) => <OfferAction offer={offer} onClaimed={onClaimed} />} />
    </section>
  );
});
