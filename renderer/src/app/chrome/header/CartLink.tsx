import { CartRegular } from '@fluentui/react-icons/headless/svg/cart';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../routing/paths.ts';
import { useStores } from '../../../stores/context.ts';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { Link } from '../../../ui/navigation/Link.tsx';
import { CartBadge } from './CartBadge.tsx';
import styles from './HeaderLink.module.css';

/** The link to the cart, with the number of its products. */
export const CartLink = observer(function CartLink() {
  const { t } = useTranslation('chrome');
  const { cart } = useStores();
  const countId = useId();
  return (
    <>
      <Link className={styles.root} to={paths.cart} aria-label={t('cart.label')} aria-describedby={countId}>
        <span className={styles.icon}>
          <CartRegular aria-hidden="true" />
          <CartBadge count={cart.count} />
        </span>
        <span className={styles.text}>{t('cart.label')}</span>
      </Link>
      <VisuallyHidden id={countId} isStatus>
        {cart.count > 0 ? t('cart.count', { count: cart.count }) : ''}
      </VisuallyHidden>
    </>
  );
});
