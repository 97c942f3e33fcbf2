import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import { useLoaderData } from 'react-router-dom';
import type { Order } from '../../../../shared/contract/schemas/orders.ts';
import { MemberFrame } from '../../components/member/MemberFrame.tsx';
import { LoadError } from '../../components/loading/LoadError.tsx';
import { LoadingPlaceholder } from '../../components/loading/LoadingPlaceholder.tsx';
import { AddressLines } from '../../components/order/details/AddressLines.tsx';
import { ChargeList } from '../../components/order/details/ChargeList.tsx';
import { FactList } from '../../components/order/details/FactList.tsx';
import { GoodsLine } from '../../components/order/GoodsLine.tsx';
import styles from '../../components/order/OrderParts.module.css';
import { OrderState } from '../../components/order/OrderState.tsx';
import { TermsList } from '../../components/order/details/TermsList.tsx';
import { useOwnNumbers } from '../../components/order/useOwnNumbers.ts';
import { useOrder } from '../../components/order/useOrder.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { useStores } from '../../stores/context.ts';
import { Link } from '../../ui/navigation/Link.tsx';
import { useFormats } from '../../ui/text/useFormats.ts';
import { OrderActions } from './OrderActions.tsx';
import { OrderReturns } from './OrderReturns.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import { Payments } from './Payments.tsx';

export interface OrderParams {
  id: number;
}

/** One order: state, lines, total and actions. */
export const OrderPage = observer(function OrderPage() {
  const { t } = useTranslation('order');
  const { queries, session } = useStores();
  const { id } = useLoaderData<OrderParams>();
  const code = session.isMember ? queries.peek('readOrder', { id })?.code : undefined;
  return (
    <MemberFrame title={code ? t('detail.titleOf', { code }) : t('detail.title')}>
      <MemberOrder key={id} id={id} />
    </MemberFrame>
  );
});

const MemberOrder = observer(function MemberOrder({ id }: { id: number }) {
  const handle = useOrder(id);
  const { order, error, retry } = handle;
  if (error) return <LoadError error={error} retry={retry} />;
  if (!order) return <LoadingPlaceholder />;
  return (
    <>
      <Facts order={order} />
      <OrderActions order={order} handle={handle} />
      <div className={clsx(styles.columns, styles.besideNav)}>
        <div className={styles.parts}>
          <OrderTimeline order={order} />
          <Goods order={order} />
          <OrderReturns orderId={id} />
        </div>
        <div className={styles.parts}>
          <Side order={order} />
          <Payments order={order} />
        </div>
      </div>
    </>
  );
});

function Facts({ order }: { order: Order }) {
  const { t } = useTranslation('order');
  const formats = useFormats();
  return (
    <div className={styles.actions}>
      <OrderState state={order.state} />
      <span className={styles.quiet}>{t('list.placed', { date: formats.date(order.created_at) })}</span>
      {order.pay_until && (
        <span className={styles.quiet}>{t('pay.until', { date: formats.date(order.pay_until) })}</span>
      )}
      {order.awaits_transfer && <span className={styles.quiet}>{t('pay.awaitingTransfer')}</span>}
      {order.logistics_number && (
        <span className={styles.quiet} translate="no">
          {[order.carrier, t('detail.logistics', { number: order.logistics_number })].filter(Boolean).join(' · ')}
        </span>
      )}
      {order.inquiry && (
        <Link className={styles.link} to={paths.inquiry(order.inquiry.id)}>
          {t('detail.fromInquiry', { code: order.inquiry.code })}
        </Link>
      )}
    </div>
  );
}

function Goods({ order }: { order: Order }) {
  const { t } = useTranslation('order');
  return (
    <section className={styles.card} aria-labelledby="order-lines">
      <h2 id="order-lines" className={styles.heading}>
        {t('lines.title', { count: order.line_count })}
      </h2>
      <ul role="list" className={styles.list}>
        {order.lines.map(({ sku, quantity, price, line_total: lineTotal }) => (
          <GoodsLine key={sku.id} sku={sku} quantity={quantity} price={price} lineTotal={lineTotal} />
        ))}
      </ul>
    </section>
  );
}

function Side({ order }: { order: Order }) {
  const { t } = useTranslation('order');
  return (
    <>
      <section className={styles.card} aria-labelledby="order-charge">
        <h2 id="order-charge" className={styles.heading}>
          {t('charge.title')}
        </h2>
        <ChargeList charge={order.charge} terms={order.terms} isPaid={order.is_paid || order.state === 'cancelled'} />
        <TermsList terms={order.terms} />
        <FactList facts={useOwnNumbers(order)} />
      </section>
      <section className={styles.card} aria-labelledby="order-address">
        <h2 id="order-address" className={styles.heading}>
          {t('address.title')}
        </h2>
        <AddressLines address={order.address} />
        {order.note && (
          <>
            <h3 className={styles.name}>{t('detail.note')}</h3>
            <p className={styles.written}>{order.note}</p>
          </>
        )}
      </section>
    </>
  );
}
