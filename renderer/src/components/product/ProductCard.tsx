import type { ReactNode } from 'react';
import type { ProductItem } from '../../../../shared/contract/schemas/catalogue.ts';
import { useStores } from '../../stores/context.ts';
import { Picture } from '../../ui/media/Picture.tsx';
import { Link } from '../../ui/navigation/Link.tsx';
import { useLocalised } from '../../ui/text/useLocalised.ts';
import { unbrokenParts } from '../../ui/text/UnbrokenNumbers.tsx';
import { ConditionBadge } from './facts/ConditionBadge.tsx';
import { Delivery } from './facts/Delivery.tsx';
import { KeySpecs } from './facts/KeySpecs.tsx';
import { Pack, Price } from './facts/Price.tsx';
import styles from './ProductCard.module.css';
import { ProductAction } from './actions/ProductAction.tsx';
import { ProductMarks } from './actions/ProductMarks.tsx';
import { wrapText } from '../../ui/text/wrapText.tsx';
import { foundSku, useProductPath } from './useProductPath.ts';
import { asListed } from './withVariant.ts';

interface ProductCardProps {
  product: ProductItem;
  /** The variant that the card links to; by default the one that a search found. */
  skuId?: number | undefined;
  /** In the first view: its picture is fetched first. */
  isPriority?: boolean;
  /** The heading level of the product's name. */
  heading?: 'h2' | 'h3';
  /** A note above the name, as why a search found it. */
  note?: ReactNode;
  /** An action in place of adding to the cart. */
  action?: ReactNode;
}

/** Twice the number of cards beside each other on a phone. */
const PHONE_WIDTH = 480;
/** The displayed width of a card's picture, as the `sizes` of an image. */
export const CARD_SIZES = '(max-width:639px) 50vw,(max-width:1023px) 33vw,300px';

/** A product in lists and shelves: the whole card is a link; its buttons are separate. */
export function ProductCard({
  product,
  skuId,
  isPriority = false,
  heading: Heading = 'h3',
  note,
  action,
}: ProductCardProps) {
  const text = useLocalised();
  const pathOf = useProductPath();
  const { ui } = useStores();
  const name = text(product, 'product_name');
  const listed = asListed(product);
  return (
    <article className={styles.root}>
      <Picture
        picture={product.picture}
        alt=""
        sizes={CARD_SIZES}
        isPriority={isPriority}
        phoneWidth={ui.isMobile ? PHONE_WIDTH : undefined}
        isSmall
      />
      <div className={styles.head}>
        <span>{product.brand.brand_name}</span>
        <ConditionBadge condition={product.condition} />
      </div>
      {wrapText(note)}
      <Heading className={styles.name}>
        <Link key={name} to={pathOf(product, skuId)}>
          {unbrokenParts(name, product.code)}
        </Link>
      </Heading>
      {product.variant && <span className={styles.variant}>{text(product.variant, 'sku_name')}</span>}
      <div className={styles.line}>
        <span className={styles.code} translate="no">
          {listed.code}
        </span>
        <ProductMarks productId={product.id} skuId={skuId ?? foundSku(product)} name={name} />
      </div>
      <KeySpecs specs={product.key_specs} />
      <div className={styles.foot}>
        {!product.is_retired && (
          <>
            <Delivery item={listed} />
            <Price item={listed} className={styles.price} />
            <Pack item={listed} />
          </>
        )}
        {action ? (
          <span className={styles.action}>{action}</span>
        ) : (
          <ProductAction product={product} name={name} skuId={skuId} />
        )}
      </div>
    </article>
  );
}
