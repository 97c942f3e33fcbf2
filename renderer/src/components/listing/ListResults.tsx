import { clsx } from 'clsx';
import { CheckmarkCircleFilled } from '@fluentui/react-icons/headless/svg/checkmark-circle';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import type { ProductItem } from '../../../../shared/contract/schemas/catalogue.ts';
import { isWholeNumber } from '../../../../shared/search/numbers/rankPartNumbers.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useStores } from '../../stores/context.ts';
import { usePartsLeft } from '../../ui/loading/usePartsLeft.ts';
import { ProductCard } from '../product/ProductCard.tsx';
import styles from './ProductList.module.css';
import placeholder from './states/ListPlaceholder.module.css';
import { lazyProductTable } from './lazyProductTable.ts';

/** Pictures likely in the first view; more with priority would delay each other. */
const PRIORITY_CARDS = 4;

interface ListResultsProps {
  products: readonly ProductItem[];
  /** How many of them are rendered; the others are empty cards until then. */
  ready: number;
  keyword: string | undefined;
  /** Why the search found a product. */
  noteOf: ((product: ProductItem) => ReactNode) | undefined;
}

/** One page of products as cards or as a table; an exact part number comes first and is marked. */
export const ListResults = observer(function ListResults({ products, ready, keyword, noteOf }: ListResultsProps) {
  const { t } = useTranslation('catalogue');
  const { ui } = useStores();
  const isChosen = ui.density === 'table';
  const isTable = isChosen && lazyProductTable.get() !== null;
  useEffect(() => {
    if (isChosen) void lazyProductTable.preload();
  }, [isChosen]);
  const exact = products.filter(({ match }) => keyword !== undefined && match && isWholeNumber(match));
  const others = products.filter((product) => !exact.includes(product));
  if (exact.length === 0)
    return <Products products={products} ready={ready} noteOf={noteOf} priority={PRIORITY_CARDS} />;
  return (
    <>
      <section
        className={clsx(styles.part, styles.exact, exact.length === 1 && !isTable && styles.exactCards)}
        aria-labelledby="exact"
      >
        <h3 id="exact" className={styles.exactTitle}>
          <CheckmarkCircleFilled fontSize="20px" />
          <span>{t('search:match.exactTitle')}</span>
        </h3>
        <Products products={exact} ready={ready} noteOf={noteOf} priority={PRIORITY_CARDS} />
      </section>
      {others.length > 0 && (
        <section className={styles.part} aria-labelledby="others">
          <h3 id="others" className={styles.othersTitle}>
            {t('search:match.others')}
          </h3>
          <Products products={others} ready={ready} noteOf={noteOf} priority={0} />
        </section>
      )}
    </>
  );
});

interface ProductsProps extends Pick<ListResultsProps, 'products' | 'ready' | 'noteOf'> {
  /** The number of cards whose pictures are fetched first. */
  priority: number;
}

const Products = observer(function Products({ products, ready, noteOf, priority }: ProductsProps) {
  const { t } = useTranslation('catalogue');
  const { ui } = useStores();
  const { list, heights } = usePartsLeft<HTMLUListElement>(products);
  const Table = ui.density === 'table' ? lazyProductTable.get() : null;
  if (Table) return <Table products={products.slice(0, ready)} caption={t('list')} noteOf={noteOf} />;
  return (
    <ul ref={list} role="list" className={styles.cards}>
      {products.map((product, index) => {
        const height = heights?.[index] ?? null;
        const isReady = height === null && index < ready;
        return (
          <li
            key={product.id}
            className={index < ready ? undefined : placeholder.card}
            data-below=""
            {...(height !== null && { style: { height } })}
          >
            {isReady && <ProductCard product={product} isPriority={index < priority} note={noteOf?.(product)} />}
          </li>
        );
      })}
    </ul>
  );
});
