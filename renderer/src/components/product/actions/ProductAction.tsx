import { clsx } from 'clsx';
import type { ProductItem } from '../../../../../shared/contract/schemas/catalogue.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { AddToCartButton } from '../../cart/AddToCartButton.tsx';
import { useProductPath } from '../useProductPath.ts';
import { asListed } from '../withVariant.ts';
import { Link } from '../../../ui/navigation/Link.tsx';
import { labelWithProduct } from './labels.ts';
import styles from './ProductAction.module.css';

interface ProductActionProps {
  product: ProductItem;
  name: string;
  /** The variant to begin the choice with; by default the one that a search found. */
  skuId?: number | undefined;
  /** In a table row: as small as possible. */
  isCompact?: boolean;
}

/** The action for a product in a list: add it or the variant that a search found to the cart, or choose among its variants. */
export function ProductAction({ product, name, skuId, isCompact = false }: ProductActionProps) {
  const { t } = useTranslation('catalogue');
  const pathOf = useProductPath();
  const listed = asListed(product);
  const isChoice = product.sku_count > 1;
  const choice = (label: 'variants' | 'chooseVariant' | 'otherVariants', className: string | undefined) => {
    const text = t(label, { count: product.sku_count });
    return (
      <Link ref={labelWithProduct(text, name)} className={className} to={pathOf(product, skuId)}>
        {text}
      </Link>
    );
  };
  if (listed.sku_count > 1)
    return choice(isCompact ? 'variants' : 'chooseVariant', clsx(styles.variants, isCompact && styles.small));
  return (
    <>
      <AddToCartButton item={listed} name={name} isIconOnly={isCompact} listsUnpriced isNamed />
      {isChoice && !isCompact && choice('otherVariants', styles.others)}
    </>
  );
}
