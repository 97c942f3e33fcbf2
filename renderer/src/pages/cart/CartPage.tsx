import { Skeleton, SkeletonItem } from '@fluentui/react-components';
import { CartRegular } from '@fluentui/react-icons/headless/svg/cart';
import { PlugDisconnectedRegular } from '@fluentui/react-icons/headless/svg/plug-disconnected';
import { observer } from 'mobx-react-lite';
import { CartOwner } from '../../components/customers/CartOwner.tsx';
import { PersonalRecommendations } from '../../components/product/shelf/Recommended.tsx';
import { SlowNote } from '../../components/loading/SlowNote.tsx';
import { useErrorText } from '../../components/loading/useErrorText.ts';
import { useCartRefresh } from '../../components/cart/useCartRefresh.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { useStores } from '../../stores/context.ts';
import { Button } from '../../ui/form/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Head } from '../../ui/head/Head.tsx';
import { LinkButton } from '../../ui/form/LinkButton.tsx';
import { HandoverList } from './handover/HandoverList.tsx';
import { CartContents } from './CartContents.tsx';
import styles from './CartPage.module.css';
import { isStorageBlocked } from './isStorageBlocked.ts';
import { MergeReportList } from './MergeReportList.tsx';
import { useCartRows } from './lines/useCartRows.ts';
import { QueuedLines } from './lines/QueuedLines.tsx';

/** The cart, and the way to a quotation or an order. */
export const CartPage = observer(function CartPage() {
  const { t } = useTranslation('cart');
  const { cart } = useStores();
  useCartRefresh();
  return (
    <main id="content" className={styles.root}>
      <Head title={t('title')} isPrivate />
      <div className={styles.head}>
        <h1 className={styles.title} tabIndex={-1}>
          {t('title')}
        </h1>
        {cart.count > 0 && <span className={styles.count}>{t('lines', { count: cart.count })}</span>}
      </div>
      <CartOwner />
      {cart.report.length > 0 && !cart.customer && (
        <MergeReportList report={cart.report} onClose={cart.dismissReport} />
      )}
      <HandoverList />
      <QueuedLines />
      <CartState />
    </main>
  );
});

/** Products that go with the cart; for an empty cart, the products visited lately. */
const CartRecommended = observer(function CartRecommended() {
  const { t } = useTranslation('catalogue');
  const { cart, recent } = useStores();
  const inCart = cart.lines.map(({ sku }) => sku.product.id);
  const title = t(cart.count > 0 ? 'recommended.cart' : 'recommended.you');
  return <PersonalRecommendations id="for-you" title={title} first={inCart} recent={recent.ids} />;
});

/** Recommendations follow the cart: content below a list that is still growing would be moved. */
const CartState = observer(function CartState() {
  const { session, cart } = useStores();
  const { rows, isIncomplete, isAwaited } = useCartRows();
  const isLost = session.isMember && !cart.cart && cart.loading.status === 'failed';
  if (!session.isKnown || (isAwaited && !isLost)) return <CartSkeleton />;
  return (
    <>
      {isLost && <CartFailed />}
      {!isLost && rows.length === 0 && <CartEmpty />}
      {rows.length > 0 && <CartContents key={cart.customer} rows={rows} isIncomplete={isIncomplete} />}
      <CartRecommended />
    </>
  );
});

function CartSkeleton() {
  const { t } = useTranslation('cart');
  return (
    <>
      <SlowNote />
      <Skeleton className={styles.skeleton} aria-label={t('loading')}>
        {[0, 1, 2].map((line) => (
          <SkeletonItem key={line} className={styles.skeletonLine} />
        ))}
      </Skeleton>
    </>
  );
}

const CartFailed = observer(function CartFailed() {
  const { t } = useTranslation('cart');
  const { cart } = useStores();
  const errorText = useErrorText();
  const { error } = cart.loading;
  return (
    <EmptyState icon={<PlugDisconnectedRegular />} title={t('failed.title')} {...(error && { text: errorText(error) })}>
      <Button appearance="primary" size="large" onClick={() => void cart.load()}>
        {t('failed.retry')}
      </Button>
    </EmptyState>
  );
});

const CartEmpty = observer(function CartEmpty() {
  const { t } = useTranslation('cart');
  const { recent, session, ui } = useStores();
  // At a kiosk the cart ends with the visit.
  const isStored = ui.device !== 'kiosk' && !isStorageBlocked(session);
  const text = t(isStored ? 'empty.textStored' : 'empty.text');
  return (
    <div className={recent.ids.length === 0 ? styles.alone : undefined}>
      <EmptyState icon={<CartRegular />} title={t('empty.title')} text={text}>
        <LinkButton isPrimary to={paths.category}>
          {t('empty.browse')}
        </LinkButton>
        <LinkButton to={paths.orderPad}>{t('empty.pad')}</LinkButton>
        <LinkButton to={paths.brands}>{t('empty.brands')}</LinkButton>
      </EmptyState>
    </div>
  );
});
