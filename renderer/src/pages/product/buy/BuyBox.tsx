import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import { useRef, useState, type RefObject, useEffect } from 'react';
import type { Product, Sku } from '../../../../../shared/contract/schemas/catalogue.ts';
import { AddToCartButton } from '../../../components/cart/AddToCartButton.tsx';
import { QuantityField } from '../../../components/cart/QuantityField.tsx';
import { CompareButton } from '../../../components/product/actions/CompareButton.tsx';
import { FavouriteButton } from '../../../components/product/actions/FavouriteButton.tsx';
import { isShort } from '../../../components/product/facts/Delivery.tsx';
import { Price } from '../../../components/product/facts/Price.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../routing/paths.ts';
import { useStores } from '../../../stores/context.ts';
import { LinkButton } from '../../../ui/form/LinkButton.tsx';
import { markedSku } from '../variants/chosenSku.ts';
import styles from './BuyBox.module.css';
import { DeliveryFacts } from './DeliveryFacts.tsx';
import { PriceReason } from './PriceReason.tsx';

/** Whether an element is in view; true until the browser has observed it. */
function useIsInView(element: RefObject<Element | null>): boolean {
  const [isInView, setInView] = useState(true);
  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === 'undefined') return undefined;
    const watch = new IntersectionObserver(([entry]) => entry && setInView(entry.isIntersecting));
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element]);
  return isInView;
}

interface BuyBoxProps {
  product: Product;
  sku: Sku;
  name: string;
}

/** Price, delivery, and the ways to buy. */
export const BuyBox = observer(function BuyBox({ product, sku, name }: BuyBoxProps) {
  const { t } = useTranslation(['product', 'catalogue']);
  const { compare, ui } = useStores();
  const [quantity, setQuantity] = useState(1);
  const actions = useRef<HTMLDivElement>(null);
  const isInView = useIsInView(actions);
  const item = { sku_id: sku.id, is_priced: sku.is_priced, code: sku.code };

  return (
    <div className={styles.root}>
      <PriceReason sku={sku} />
      <DeliveryFacts productId={product.id} sku={sku} />
      <div className={styles.onScreen}>
        <QuantityField label={t('quantity')} hasLabel value={quantity} onChange={setQuantity} />
      </div>
      <div ref={actions} className={clsx(styles.actions, styles.onScreen)}>
        <AddToCartButton
          className={styles.wide}
          item={item}
          name={name}
          quantity={quantity}
          appearance={sku.is_priced ? 'primary' : 'secondary'}
        />
        {!sku.is_priced && (
          <AddToCartButton className={styles.wide} item={item} name={name} quantity={quantity} listsUnpriced />
        )}
        <LinkButton className={styles.wide} isPrimary={!sku.is_priced} to={paths.quotationFor(sku.id, quantity)}>
          {t('quotation')}
        </LinkButton>
        <div className={styles.marks}>
          <FavouriteButton productId={product.id} skuId={markedSku(product, sku)} name={name} hasText />
          <CompareButton productId={product.id} skuId={markedSku(product, sku)} name={name} hasText />
        </div>
        {/* Last: it appears when the quantity field loses the focus, and must not move the button under the
            pointer. */}
        <span className={styles.short} role="status">
          {isShort(sku, quantity) && t('catalogue:delivery.short', { available: sku.stock })}
        </span>
      </div>
      {!isInView && (
        <section
          className={clsx(styles.bar, !ui.isMobile && styles.besideFloating, compare.ids.length > 0 && styles.overTray)}
          aria-label={t('buyBar')}
          data-foot-bar=""
        >
          <Price item={sku} />
          <AddToCartButton className={styles.barButton} item={item} name={name} quantity={quantity} listsUnpriced />
        </section>
      )}
    </div>
  );
});
