import { observer } from 'mobx-react-lite';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { useStores } from '../../stores/context.ts';
import { useRelativeTime } from '../outbox/useRelativeTime.ts';
import { Link } from '../../ui/navigation/Link.tsx';
import styles from './CartOwnerLine.module.css';

/** The owner of the shown cart: the customer, or the rep; with its age where it is read from the disk. */
export const CartOwnerLine = observer(function CartOwnerLine() {
  const { t } = useTranslation('customers');
  const { cart, customers } = useStores();
  const ago = useRelativeTime();
  if (!customers.isThere || cart.customer === null) return null;
  const { chosen } = customers;
  const storedAt = cart.cart?.kept_at;
  return (
    <div className={styles.root}>
      {chosen ? (
        <span className={styles.owner}>
          <span>{t('cart.of')}</span> <strong>{[chosen.name, chosen.company].filter(Boolean).join(', ')}</strong>
        </span>
      ) : (
        <span>
          <span>{t('cart.own')}</span>{' '}
          <Link className={styles.link} to={paths.customers}>
            {t('cart.choose')}
          </Link>
        </span>
      )}
      {storedAt !== undefined && <span className={styles.quiet}>{t('cart.offlineSince', { ago: ago(storedAt) })}</span>}
    </div>
  );
});
