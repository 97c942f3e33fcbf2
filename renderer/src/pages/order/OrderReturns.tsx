import { observer } from 'mobx-react-lite';
import type { AfterSale } from '../../../../shared/contract/schemas/returns.ts';
import { LoadError } from '../../components/loading/LoadError.tsx';
import { useQuery } from '../../components/loading/useQuery.ts';
import styles from '../../components/order/OrderParts.module.css';
import { ReturnState } from '../../components/order/ReturnState.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { Link } from '../../ui/navigation/Link.tsx';
import { useFormats } from '../../ui/text/useFormats.ts';

/** The returns and exchanges of an order, below its goods; nothing where there is none. Never delays the order. */
export const OrderReturns = observer(function OrderReturns({ orderId }: { orderId: number }) {
  const { t } = useTranslation(['order', 'aftersale']);
  const { data, error, retry } = useQuery('listAfterSales', { order_id: orderId });
  if (!error && !data?.results.length) return null;
  return (
    <section className={styles.card} aria-labelledby="order-returns">
      <h2 id="order-returns" className={styles.heading}>
        {t('aftersale:title')}
      </h2>
      {error ? <LoadError error={error} retry={retry} /> : <Returns requests={data?.results ?? []} />}
    </section>
  );
});

/** State, next step and answer of each. */
function Returns({ requests }: { requests: readonly AfterSale[] }) {
  const { t } = useTranslation(['order', 'aftersale']);
  const formats = useFormats();
  return (
    <>
      <ul role="list" className={styles.list}>
        {requests.map(({ id, kind, state, answer, created_at: at }) => (
          <li key={id} className={styles.parts}>
            <span className={styles.actions}>
              <span className={styles.name}>{t(`detail.returns.${kind}`)}</span>
              <ReturnState state={state} />
              <span className={styles.quiet}>{t('aftersale:asked', { date: formats.date(at) })}</span>
            </span>
            <span>{t(`aftersale:next.${kind}.${state}`)}</span>
            {answer && (
              <span className={styles.written}>
                <strong>{t('aftersale:answer')}</strong> <span>{answer}</span>
              </span>
            )}
          </li>
        ))}
      </ul>
      <Link className={styles.link} to={paths.afterSales}>
        {t('detail.returns.all')}
      </Link>
    </>
  );
}
