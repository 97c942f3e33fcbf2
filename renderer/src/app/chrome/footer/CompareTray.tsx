import { DismissRegular } from '@fluentui/react-icons/headless/svg/dismiss';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { COMPARE_MAX } from '../../../../../shared/contract/limits.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../routing/paths.ts';
import { useStores } from '../../../stores/context.ts';
import { LinkButton } from '../../../ui/form/LinkButton.tsx';
import { Picture } from '../../../ui/media/Picture.tsx';
import { useLocalised } from '../../../ui/text/useLocalised.ts';
import styles from './CompareTray.module.css';

/** The products to compare, at the foot of the page; part of its flow, so that it covers nothing. */
export const CompareTray = observer(function CompareTray() {
  const { t } = useTranslation('chrome');
  const { compare, ui } = useStores();
  const { ids } = compare;
  return (
    <section className={styles.root} aria-label={t('compare.label')}>
      <span className={styles.title} role="status">
        {t('compare.count', { count: ids.length, max: COMPARE_MAX })}
      </span>
      {!ui.isMobile && <Chosen />}
      <button type="button" className={styles.clear} onClick={compare.clear}>
        {t('compare.clear')}
      </button>
      <LinkButton className={styles.open} isPrimary to={paths.compare(compare.chosen)}>
        {t('compare.open')}
      </LinkButton>
    </section>
  );
});

/** The products' pictures. Products that are gone or cannot be read are only counted. */
const Chosen = observer(function Chosen() {
  const { t } = useTranslation('chrome');
  const { compare, queries } = useStores();
  const text = useLocalised();
  const { ids } = compare;
  const payload = { ids: ids.toSorted((a, b) => a - b), page_size: COMPARE_MAX, facets: 0 };
  const joinedIds = payload.ids.join(' ');
  useEffect(() => {
    const productIds = joinedIds.split(' ').map(Number);
    queries.load('listProducts', { ids: productIds, page_size: COMPARE_MAX, facets: 0 }).catch(() => undefined);
  }, [queries, joinedIds]);
  const products = queries.peek('listProducts', payload)?.results ?? [];
  return (
    <ul role="list" className={styles.products}>
      {ids
        .flatMap((id) => products.find((product) => product.id === id) ?? [])
        .map((product) => (
          <li key={product.id} className={styles.product} title={text(product, 'product_name')}>
            <Picture className={styles.picture} picture={product.picture} alt="" sizes="44px" />
            <button
              type="button"
              className={styles.remove}
              aria-label={t('compare.remove', { name: text(product, 'product_name') })}
              onClick={() => compare.remove(product.id)}
            >
              <DismissRegular aria-hidden="true" />
            </button>
          </li>
        ))}
    </ul>
  );
});
