import type { OrderSummary } from '../../../../shared/contract/schemas/orders.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { LinkButton } from '../../ui/form/LinkButton.tsx';
import { Picture } from '../../ui/media/Picture.tsx';
import { Link } from '../../ui/navigation/Link.tsx';
import { useFormats } from '../../ui/text/useFormats.ts';
import rows from '../document/DocumentRows.module.css';
import { ProductName } from '../product/ProductName.tsx';
import styles from './OrderRows.module.css';
import { OrderState } from './OrderState.tsx';

/** Orders, newest first; each row links to its page and to the next action. */
export function OrderRows({ orders }: { orders: readonly OrderSummary[] }) {
  return (
    <ul role="list" className={rows.list}>
      {orders.map((order) => (
        <Row key={order.id} order={order} />
      ))}
    </ul>
  );
}

function Row({ order }: { order: OrderSummary }) {
  const { t } = useTranslation('order');
  const formats = useFormats();
  const more = order.line_count - order.first_lines.length;
  const total = formats.money(order.total, order.currency);
  return (
    <li className={rows.row}>
      <Link translate="no" className={rows.code} to={paths.order(order.id)}>
        {order.code}
      </Link>
      <span className={styles.state}>
        <OrderState state={order.state} />
      </span>
      <ul role="list" className={styles.goods}>
        {order.first_lines.map(({ sku, quantity }) => (
          <li key={sku.id} className={styles.good}>
            <Picture picture={sku.product.picture} alt="" sizes="40px" shape="square" />
            <span>
              <span translate="no">{formats.number(quantity)}</span> × <ProductName product={sku.product} />
            </span>
          </li>
        ))}
        {more > 0 && <li className={rows.quiet}>{t('list.more', { count: more })}</li>}
      </ul>
      <span className={styles.end}>
        <span className={styles.total}>{total}</span>
        <span className={rows.quiet}>{t('list.placed', { date: formats.date(order.created_at) })}</span>
      </span>
      {(order.actions.includes('pay') || order.logistics_number) && (
        <span className={styles.actions}>
          {order.actions.includes('pay') && (
            <LinkButton isPrimary to={paths.pay(order.id)}>
              {t('detail.pay', { total })}
            </LinkButton>
          )}
          {order.logistics_number && (
            <LinkButton to={paths.trackingOf(order.logistics_number)}>{t('detail.track')}</LinkButton>
          )}
        </span>
      )}
    </li>
  );
}
