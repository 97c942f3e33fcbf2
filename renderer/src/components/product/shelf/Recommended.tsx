import { observer } from 'mobx-react-lite';
import type { Request } from '../../../../../shared/contract/contract.ts';
import { ProductShelf } from './ProductShelf.tsx';
import { useShelf } from './useShelf.tsx';
import styles from './Recommended.module.css';

/** The number of products that the API recommends at most. */
const SHELF = 8;

type Operation = 'recommendWithProduct' | 'recommendByUser';
interface RecommendedProps<N extends Operation> {
  id: string;
  title: string;
  name: N;
  payload: Request<N>;
}

/** Recommended products. A shelf that is empty or cannot be read is left out. */
export const Recommended = observer(function Recommended<N extends Operation>({
  id,
  title,
  name,
  payload,
}: RecommendedProps<N>) {
  const { data: products = [], room } = useShelf(name, payload, SHELF);
  if (room) return room;
  if (products.length === 0) return null;
  return (
    <section id={id} className={styles.root} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      <ProductShelf products={products} />
    </section>
  );
});

/** The API's limit of visited products. */
const RECENT = 20;

interface PersonalRecommendationsProps {
  id: string;
  title: string;
  /** The products on this page, and those visited before. */
  first?: readonly number[];
  recent: readonly number[];
}

/** Recommendations by the products visited here and, for a member, by what the server knows of them. */
export function PersonalRecommendations({ id, title, first = [], recent }: PersonalRecommendationsProps) {
  const ids = [...new Set([...first, ...recent])].slice(0, RECENT);
  return <Recommended id={id} title={title} name="recommendByUser" payload={ids.length > 0 ? { recent: ids } : {}} />;
}
