import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Link } from 'react-router-dom';
import type { ProductItem } from '../../../../../shared/contract/schemas/catalogue.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { AddToCartButton } from '../../cart/AddToCartButton.tsx';
import { useProductPath } from '../useProductPath.ts';

const useStyles = makeStyles({
  variants: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: '44px',
    paddingInline: tokens.spacingHorizontalM,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    fontWeight: tokens.fontWeightSemibold,
    textAlign: 'center',
    color: tokens.colorNeutralForeground1,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  small: { whiteSpace: 'nowrap', fontSize: tokens.fontSizeBase200, paddingInline: tokens.spacingHorizontalS },
});

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
  const styles = useStyles();
  const pathOf = useProductPath();
  if (product.sku_count <= 1) return <AddToCartButton item={product} name={name} isIconOnly={isCompact} />;
  return (
    <Link className={mergeClasses(styles.variants, isCompact && styles.small)} to={pathOf(product, skuId)}>
      {t(isCompact ? 'variants' : 'chooseVariant', { count: product.sku_count })}
    </Link>
  );
}
