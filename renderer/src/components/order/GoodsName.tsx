import { isListed } from '../../../../shared/catalogue/isListed.ts';
import type { SkuWithProduct } from '../../../../shared/contract/schemas/catalogue.ts';
import { ProductName } from '../product/ProductName.tsx';
import { useProductPath } from '../product/useProductPath.ts';
import { Link } from '../../ui/navigation/Link.tsx';

/** The name of ordered or quoted goods, which links to their page if they have one. */
export function GoodsName({ sku, className }: { sku: SkuWithProduct; className: string | undefined }) {
  const pathOf = useProductPath();
  const name = <ProductName product={sku.product} />;
  if (!isListed(sku)) return <span className={className}>{name}</span>;
  return (
    <Link className={className} to={pathOf(sku.product, sku.id)}>
      {name}
    </Link>
  );
}
