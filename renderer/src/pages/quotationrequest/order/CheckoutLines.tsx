import { observer } from 'mobx-react-lite';
import type { SkuWithProduct } from '../../../../../shared/contract/schemas/catalogue.ts';
import type { OrderQuote } from '../../../../../shared/contract/schemas/orders.ts';
import { GoodsLine } from '../../../components/order/GoodsLine.tsx';
import styles from '../../../components/order/OrderParts.module.css';
import { QuantityField } from '../../../components/cart/QuantityField.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../routing/paths.ts';
import { useStores } from '../../../stores/context.ts';
import { Link } from '../../../ui/navigation/Link.tsx';
import { useFormats } from '../../../ui/text/useFormats.ts';
import { useLocalised } from '../../../ui/text/useLocalised.ts';
import { useMoney } from '../../../components/useMoney.ts';
import { useCheckoutStore } from './useCheckoutStore.ts';
import type { CheckoutSource } from './useCheckoutSource.ts';

interface CheckoutLinesProps {
  quote: OrderQuote;
  source: CheckoutSource;
}

/** Says how a line differs from what was shown before. Call it in an observer. */
function useLineChanges(): (id: number, price: number | null, sku: SkuWithProduct) => readonly string[] {
  const { t } = useTranslation('cart');
  const { changed } = useCheckoutStore();
  const money = useMoney();
  const { number } = useFormats();
  return (id, price, { pack_size: packSize }) => {
    const former = changed.get(id);
    if (!former || price === null) return [];
    const changes: string[] = [];
    if (former.price !== price) changes.push(t('changed.price', { was: money(former.price), now: money(price) }));
    if (former.packSize !== null && former.packSize !== packSize)
      changes.push(t('changed.pack', { was: number(former.packSize), now: number(packSize) }));
    return changes;
  };
}

/** The lines at the server's prices, with the problems of each. */
export const CheckoutLines = observer(function CheckoutLines({ quote, source }: CheckoutLinesProps) {
  const { t } = useTranslation('order');
  const { cart } = useStores();
  const text = useLocalised();
  const formats = useFormats();
  const changesOf = useLineChanges();
  /** The name of a variant that the store no longer knows. */
  const nameOf = (id: number): string => {
    const shownSku = source.shown.find((sku) => sku.id === id);
    return shownSku ? `${text(shownSku.product, 'product_name')} (${shownSku.code})` : `#${id}`;
  };
  const quantities = new Map(source.goods.lines?.map(({ sku_id, quantity }) => [Number(sku_id), quantity]));
  return (
    <section className={styles.card} aria-labelledby="checkout-lines">
      <div className={styles.head}>
        <h2 id="checkout-lines" className={styles.heading}>
          {t('lines.title', { count: quote.lines.length })}
        </h2>
        {source.isFromCart && cart.count > 0 && (
          <Link className={styles.link} to={paths.cart}>
            {t('checkout.toCart')}
          </Link>
        )}
      </div>
      <ul role="list" className={styles.list}>
        {quote.lines.map(({ sku_id: id, sku, quantity, price, line_total: lineTotal, problem, available }) => {
          const problemKey = problem === 'short' && available === 0 ? 'none' : problem;
          const problemText = problemKey && t(`problem.${problemKey}`, { available: formats.number(available) });
          if (!sku)
            return (
              <li key={id} role="alert">
                {`${nameOf(id)}: ${problemText}`}
              </li>
            );
          return (
            <GoodsLine
              key={id}
              sku={sku}
              quantity={quantity}
              price={price}
              lineTotal={lineTotal}
              changes={changesOf(id, price, sku)}
              problem={problemText}
            >
              {source.setQuantity && (
                <QuantityField
                  label={t('quotation:lines.quantity', { name: text(sku.product, 'product_name') })}
                  value={quantities.get(id) ?? quantity}
                  onChange={(next) => source.setQuantity?.(id, next)}
                />
              )}
            </GoodsLine>
          );
        })}
      </ul>
    </section>
  );
});
