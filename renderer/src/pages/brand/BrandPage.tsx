import { observer } from 'mobx-react-lite';
import { useLoaderData } from 'react-router-dom';
import { Breadcrumbs } from '../../components/navigation/Breadcrumbs.tsx';
import { ListingHead } from '../../components/listing/ListingHead.tsx';
import type { Listing } from '../../components/listing/loadListing.ts';
import { ProductList } from '../../components/listing/ProductList.tsx';
import { useListing } from '../../components/listing/useListing.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import type { Framed } from '../../routing/firstFrame.ts';
import { paths } from '../../routing/paths.ts';
import { useStores } from '../../stores/context.ts';
import { BelowTheFold } from '../../ui/layout/BelowTheFold.tsx';
import { Picture } from '../../ui/media/Picture.tsx';
import { useFormats } from '../../ui/text/useFormats.ts';
import { useLocalised } from '../../ui/text/useLocalised.ts';
import page from '../../ui/layout/Page.module.css';
import styles from './BrandPage.module.css';
import { knownBrand } from './knownBrand.ts';

const WITHOUT = ['brand'];

/** A brand and its products. */
export const BrandPage = observer(function BrandPage() {
  const { t } = useTranslation('catalogue');
  const stores = useStores();
  const text = useLocalised();
  const formats = useFormats();
  const listing = useListing(useLoaderData<Framed<Listing>>());
  const brand = knownBrand(stores, listing.payload.brand?.[0] ?? 0);
  if (!brand) return null;
  const description = text(brand, 'description');
  const facts = [
    ...(brand.country ? [[t('brand.country'), formats.country(brand.country)]] : []),
    ...(brand.founded ? [[t('brand.founded'), String(brand.founded)]] : []),
    [t('brand.products'), formats.number(brand.product_count)],
  ];
  return (
    <main id="content" className={page.root}>
      <ListingHead title={brand.brand_name} path={paths.brand(brand)} {...(description && { description })} />
      <Breadcrumbs steps={[{ text: t('brands.title'), to: paths.brands }]} current={brand.brand_name} />
      <header className={styles.header}>
        <Picture className={styles.logo} picture={brand.logo} alt="" sizes="200px" isPriority />
        <div className={styles.about}>
          <h1 tabIndex={-1} className={page.title}>
            {brand.brand_name}
          </h1>
          {description && <p className={page.description}>{description}</p>}
          <dl className={styles.facts}>
            {facts.map(([label, value]) => (
              <div key={label}>
                <dt className={styles.label}>{label}</dt>
                <dd className={styles.value}>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </header>
      <BelowTheFold>
        <ProductList listing={listing} without={WITHOUT} expected={brand.product_count} />
      </BelowTheFold>
    </main>
  );
});
