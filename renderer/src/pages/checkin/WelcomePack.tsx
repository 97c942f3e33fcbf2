import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useStores } from '../../stores/context.ts';
import { OfferTickets } from '../../components/rewards/OfferTickets.tsx';
import styles from './WelcomePack.module.css';

/** The gift for new members; shown only where there is one. */
export const WelcomePack = observer(function WelcomePack() {
  const { t } = useTranslation('rewards');
  const { queries, session } = useStores();
  const pack = queries.peek('listCouponOffers', {})?.new_pack ?? [];
  useEffect(() => {
    queries.load('listCouponOffers', {}).catch(() => undefined); // an extra: its failure is ignored
  }, [queries, session.user]); // the member decides what is claimed
  if (pack.length === 0) return null;
  return (
    <section className={styles.root} aria-labelledby="new-pack">
      <h2 id="new-pack" className={styles.heading}>
        {t('coupons.newPack')}
      </h2>
      <p className={styles.quiet}>{t(session.user ? 'coupons.newPackMember' : 'coupons.newPackText')}</p>
      <OfferTickets offers={pack} />
    </section>
  );
});
