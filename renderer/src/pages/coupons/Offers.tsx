import { Button } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { CouponOffer } from '../../../../shared/contracts/rewards.ts';
import { useRead } from '../../components/member/useRead.ts';
import { OfferTickets } from '../../components/rewards/OfferTickets.tsx';
import { useErrorText } from '../../components/useErrorText.ts';
import { useStores } from '../../stores/context.ts';
import { useLocalised } from '../../ui/useLocalised.ts';
import { useStyles } from './CouponsPage.styles.ts';
import { useClaim } from './useClaim.ts';

/** What can be had for the asking. A failure to read it is left out: the member came for his own. */
export const Offers = observer(function Offers({ onClaimed }: { onClaimed: () => void }) {
  const { t } = useTranslation('rewards');
  const { reads } = useStores();
  const styles = useStyles();
  const { error } = useRead('listCouponOffers', {});
  const offers = reads.peek('listCouponOffers', {})?.offers;
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

interface OfferActionProps {
  offer: CouponOffer;
  onClaimed: () => void;
}

const OfferAction = observer(function OfferAction({ offer, onClaimed }: OfferActionProps) {
  const { t } = useTranslation('rewards');
  const { notices } = useStores();
  const styles = useStyles();
  const text = useLocalised();
  const errorText = useErrorText();
  const { task, claim } = useClaim(onClaimed);
  if (offer.state !== 'open')
    return <span className={styles.quiet}>{t(offer.state === 'claimed' ? 'coupons.have' : 'coupons.gone')}</span>;
  const handleClick = async (): Promise<void> => {
    if (!(await claim(offer.code)) && task.error) notices.say({ intent: 'error', text: errorText(task.error) });
  };
  return (
    <Button
      className={styles.button}
      appearance="primary"
      disabledFocusable={task.isRunning}
      aria-label={t('coupons.claimOf', { name: text(offer, 'coupon_name') })}
      onClick={() => void handleClick()}
    >
      {t('coupons.claim')}
    </Button>
  );
});
