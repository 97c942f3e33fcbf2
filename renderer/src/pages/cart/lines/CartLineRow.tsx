import { Checkbox } from '@fluentui/react-components';
import { clsx } from 'clsx';
import { DeleteRegular } from '@fluentui/react-icons/headless/svg/delete';
import { observer } from 'mobx-react-lite';
import { Delivery, isShort } from '../../../components/product/facts/Delivery.tsx';
import { PackSize } from '../../../components/product/facts/PackSize.tsx';
import { ProductName } from '../../../components/product/ProductName.tsx';
import { GoodsChanges } from '../../../components/cart/GoodsChanges.tsx';
import { QuantityField } from '../../../components/cart/QuantityField.tsx';
import { useGoodsChanges } from '../../../components/cart/useGoodsChanges.ts';
import { useErrorText } from '../../../components/loading/useErrorText.ts';
import { useProductPath } from '../../../components/product/useProductPath.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useStores } from '../../../stores/context.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { Picture } from '../../../ui/media/Picture.tsx';
import { Link } from '../../../ui/navigation/Link.tsx';
import { useFormats } from '../../../ui/text/useFormats.ts';
import { useLocalised } from '../../../ui/text/useLocalised.ts';
import styles from './CartLineRow.module.css';
import type { CartRow } from './useCartRows.ts';

interface CartLineRowProps {
  row: CartRow;
  onRemove: () => void;
}

/** One line: product, quantity, total, and the error of the last change. */
export const CartLineRow = observer(function CartLineRow({ row, onRemove }: CartLineRowProps) {
  const { t } = useTranslation(['cart', 'catalogue']);
  const { cart } = useStores();
  const text = useLocalised();
  const errorText = useErrorText();
  const pathOf = useProductPath();
  const { skuId, sku, quantity, former } = row;
  const changesOf = useGoodsChanges();
  const name = sku ? text(sku.product, 'product_name') : row.isGone ? t('gone.title') : `#${skuId}`;
  const variant = sku ? text(sku, 'sku_name') : '';
  const { member } = cart;
  const failure = member.failures.get(skuId);
  const isSelected = cart.isSelected(skuId);
  return (
    <li className={clsx(styles.root, !isSelected && styles.unticked)}>
      <Checkbox
        className={styles.tick}
        size="large"
        aria-label={t('select', { name })}
        checked={isSelected}
        disabled={cart.retired.has(skuId)}
        onChange={(_, { checked }) => cart.select([skuId], checked === true)}
      />
      <span className={styles.picture}>
        <Picture picture={sku?.product.picture ?? null} alt="" sizes="96px" shape="square" />
      </span>
      <div className={styles.about}>
        {sku ? (
          <Link className={styles.name} to={pathOf(sku.product, skuId)}>
            <ProductName product={sku.product} />
          </Link>
        ) : (
          <span className={styles.name}>{name}</span>
        )}
        {sku && (
          <span translate="no" className={styles.code}>
            {sku.code}
          </span>
        )}
        {variant && <span className={styles.quiet}>{variant}</span>}
        {sku && <PackSize className={styles.quiet} item={sku} variant={variant} />}
        {/* In its place, as it comes when the number's field is left: the lines below must not move under a press. */}
        {sku &&
          !row.isGone &&
          (isShort(sku, quantity) ? (
            <span className={styles.quiet}>{t('catalogue:delivery.short', { available: sku.stock })}</span>
          ) : (
            <Delivery item={sku} />
          ))}
        {sku?.is_priced && sku.stock === 0 && !row.isGone && <span className={styles.quiet}>{t('noneLeft')}</span>}
        {sku && <GoodsChanges changes={changesOf(former, sku, quantity)} />}
        {row.isGone && <Gone sku={sku} />}
        {failure && (
          <span className={styles.error} role="alert">
            {t('notSaved', { reason: errorText(failure) })}
          </span>
        )}
      </div>
      <div className={styles.amounts}>
        <div className={styles.quantity}>
          {!row.isGone && (
            <QuantityField
              label={t('quantity', { name })}
              value={quantity}
              onChange={(next) => cart.setQuantity(skuId, next, member)}
            />
          )}
        </div>
        <LineTotal row={row} />
      </div>
      <Button
        className={styles.remove}
        appearance="subtle"
        icon={<DeleteRegular />}
        aria-label={t('remove', { name })}
        onClick={onRemove}
      />
    </li>
  );
});

/** Says that a line is no longer sold, and offers alternatives. */
function Gone({ sku }: Pick<CartRow, 'sku'>) {
  const { t } = useTranslation('cart');
  if (!sku) return <span className={styles.quiet}>{t('gone.text')}</span>;
  return (
    <>
      <span className={styles.error}>{t('gone.title')}</span>
      <span className={styles.quiet}>{t(sku.product.is_retired ? 'gone.text' : 'gone.variant')}</span>
    </>
  );
}

const LineTotal = observer(function LineTotal({ row: { sku, lineTotal, isGone } }: { row: CartRow }) {
  const { t } = useTranslation('cart');
  const { cart } = useStores();
  const formats = useFormats();
  if (sku && !sku.is_priced && !isGone)
    return (
      <span className={styles.total}>
        <span className={styles.quiet}>{t('unpriced')}</span>
      </span>
    );
  if (lineTotal === null || !cart.cart) return <span className={styles.total} />;
  const price = sku?.market_price ?? null;
  return (
    <span className={styles.total}>
      <span translate="no" className={styles.amount}>
        {formats.money(lineTotal, cart.cart.currency)}
      </span>
      {price !== null && price !== lineTotal && (
        <span className={styles.quiet}>
          {t(sku!.pack_size > 1 ? 'eachPack' : 'each', { price: formats.money(price, cart.cart.currency) })}
        </span>
      )}
    </span>
  );
});
