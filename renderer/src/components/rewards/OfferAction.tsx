import { observer } from 'mobx-react-lite';
import type { CouponOffer } from '../../../../shared/contract/schemas/rewards.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useStores } from '../../stores/context.ts';
import { Button } from '../../ui/form/Button.tsx';
import { useLocalised } from '../../ui/text/useLocalised.ts';
import { useClaim } from './useClaim.ts';
import styles from './OfferAction.module.css';

interface OfferActionProps {
  offer: CouponOffer;
  onClaimed: () => void;
}

/** Claims an offer, or says why it is no longer available. */
export const OfferAction = observer(function OfferAction({ offer, onClaimed }: OfferActionProps) {
  const { t } = useTranslation('rewards');
  const { notices } = useStores();
  const text = useLocalised();
  const { task, claim } = useClaim(onClaimed);
  if (offer.state !== 'open')
    return <span className={styles.quiet}>{t(offer.state === 'claimed' ? 'coupons.have' : 'coupons.gone')}</span>;
  const handleClick = async (): Promise<void> => {
    if (!(await claim(offer.code)) && task.error) notices.actionFailed(task.error);
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
