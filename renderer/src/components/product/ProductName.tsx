import type { ProductItem } from '../../../../shared/contract/schemas/catalogue.ts';
import { useLocalised } from '../../ui/text/useLocalised.ts';
import { WholeNumbers } from '../../ui/text/WholeNumbers.tsx';

/** A product's name, in which no line ends within its part number. */
export function ProductName({ product }: { product: ProductItem }) {
  const text = useLocalised();
  return <WholeNumbers text={text(product, 'product_name')} number={product.code} />;
}
