import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import type { ProductItem } from '../../../../../shared/contract/schemas/catalogue.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { AddToCartButton } from '../../cart/AddToCartButton.tsx';
import { useProductPath } from '../useProductPath.ts';
import styles from './ProductAction.module.css';

interface ProductActionProps {
  product: ProductItem;
  name: string;
  /** The variant to begin the choice with; by default the one that a search found. */
  skuId?: number | undefined;
  /** In a table row: as small as possible. */
  isCompact?: boolean;
}

/** The action for a product in a list: add to the cart, or choose among its variants. */
export function ProductAction({ product, name, skuId, isCompact = false }: ProductActionProps) {
  const { t } = useTranslation('catalogue');
  const pathOf = useProductPath();
  if (product.sku_count <= 1) return <AddToCartButton item={product} name={name} isIconOnly={isCompact} />;
  return (
    <Link className={clsx(styles.variants, isCompact && styles.small)} to={pathOf(product, skuId)} discover="none">
      {t(isCompact ? 'variants' : 'chooseVariant', { count: product.sku_count })}
    </Link>
  );
}
