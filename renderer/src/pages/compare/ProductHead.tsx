import { DismissRegular } from '@fluentui/react-icons/headless/svg/dismiss';
import { ProductAction } from '../../components/product/actions/ProductAction.tsx';
import { ProductName } from '../../components/product/ProductName.tsx';
import { useProductPath } from '../../components/product/useProductPath.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Picture } from '../../ui/media/Picture.tsx';
import { Link } from '../../ui/navigation/Link.tsx';
import { useLocalised } from '../../ui/text/useLocalised.ts';
import type { Compared } from './asVariant.ts';
import styles from './ProductHead.module.css';

/** The product of a column, with its actions. */
export function ProductHead({ product, onRemove }: { product: Compared; onRemove: () => void }) {
  const { t } = useTranslation('chrome');
  const text = useLocalised();
  const pathOf = useProductPath();
  const name = text(product, 'product_name');
  return (
    <div className={styles.root}>
      <Picture className={styles.picture} picture={product.picture} alt="" sizes="208px" />
      <div className={styles.brand}>
        <span className={styles.quiet}>{product.brand.brand_name}</span>
        <Button
          className={styles.remove}
          appearance="subtle"
          icon={<DismissRegular />}
          aria-label={t('compare.remove', { name })}
          onClick={onRemove}
        />
      </div>
      <Link className={styles.name} to={pathOf(product, product.chosen)}>
        <ProductName product={product} />
      </Link>
      <span className={styles.code} translate="no">
        {product.code}
      </span>
      <div className={styles.action}>
        <ProductAction product={product} name={name} />
      </div>
    </div>
  );
}
