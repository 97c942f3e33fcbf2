import type { ProductItem } from '../../../../shared/contract/schemas/catalogue.ts';
import { useLocalised } from '../../ui/text/useLocalised.ts';
import { UnbrokenNumbers } from '../../ui/text/UnbrokenNumbers.tsx';

/** A product's name without line breaks inside its part number. */
export function ProductName({ product }: { product: ProductItem }) {
  const text = useLocalised();
  return <UnbrokenNumbers text={text(product, 'product_name')} number={product.code} />;
}
