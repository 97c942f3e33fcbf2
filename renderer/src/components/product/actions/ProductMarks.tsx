import { CompareButton } from './CompareButton.tsx';
import { FavouriteButton } from './FavouriteButton.tsx';
import { useStores } from '../../../stores/context.ts';
import styles from './ProductMarks.module.css';

interface ProductMarksProps {
  productId: number;
  /** The chosen variant. */
  skuId?: number | undefined;
  name: string;
}

/** The favourite and compare buttons of a card: subtle until the card is pointed at, plain once chosen. */
export function ProductMarks({ productId, skuId, name }: ProductMarksProps) {
  const marks = (
    <>
      <CompareButton productId={productId} skuId={skuId} name={name} isQuiet />
      <FavouriteButton productId={productId} skuId={skuId} name={name} isQuiet />
    </>
  );
  // On a phone they go to a new line together.
  return useStores().ui.isMobile ? <span className={styles.root}>{marks}</span> : marks;
}
