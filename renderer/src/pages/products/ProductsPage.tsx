import { observer } from 'mobx-react-lite';
import { useLoaderData } from 'react-router-dom';
import { Breadcrumbs } from '../../components/navigation/Breadcrumbs.tsx';
import { ListingHead } from '../../components/listing/ListingHead.tsx';
import type { Listing } from '../../components/listing/loadListing.ts';
import { ProductList } from '../../components/listing/ProductList.tsx';
import { useListing } from '../../components/listing/useListing.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import type { Framed } from '../../routing/firstFrame.ts';
import { BelowTheFold } from '../../ui/layout/BelowTheFold.tsx';
import styles from '../../ui/layout/Page.module.css';

/** All products. */
export const ProductsPage = observer(function ProductsPage() {
  const { t } = useTranslation('catalogue');
  const listing = useListing(useLoaderData<Framed<Listing>>());
  return (
    <main id="content" className={styles.root}>
      <ListingHead title={t('products.title')} description={t('products.description')} />
      <header className={styles.header}>
        <Breadcrumbs current={t('products.title')} />
        <h1 tabIndex={-1} className={styles.title}>
          {t('products.title')}
        </h1>
        <p className={styles.description}>{t('products.description')}</p>
      </header>
      <BelowTheFold>
        <ProductList listing={listing} />
      </BelowTheFold>
    </main>
  );
});
