import { observer } from 'mobx-react-lite';
import type { Brand } from '../../../../shared/contract/schemas/catalogue.ts';
import { Breadcrumbs } from '../../components/navigation/Breadcrumbs.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { BRANDS_PAYLOAD } from '../../routing/brandList.ts';
import { paths } from '../../routing/paths.ts';
import { useStores } from '../../stores/context.ts';
import { Head } from '../../ui/head/Head.tsx';
import { Picture } from '../../ui/media/Picture.tsx';
import { Link } from '../../ui/navigation/Link.tsx';
import { useFormats } from '../../ui/text/useFormats.ts';
import page from '../../ui/layout/Page.module.css';
import { brandsByLetter } from './brandsByLetter.ts';
import styles from './BrandsPage.module.css';

/** All brands from A to Z. */
export const BrandsPage = observer(function BrandsPage() {
  const { t } = useTranslation('catalogue');
  const { queries } = useStores();
  const letters = brandsByLetter(queries.peek('listBrands', BRANDS_PAYLOAD)?.results ?? []);
  return (
    <main id="content" className={page.root}>
      <Head title={t('brands.title')} description={t('brands.description')} />
      <header className={page.header}>
        <Breadcrumbs current={t('brands.title')} />
        <h1 tabIndex={-1} className={page.title}>
          {t('brands.title')}
        </h1>
        <p className={page.description}>{t('brands.description')}</p>
      </header>
      <nav aria-label={t('brands.letters')}>
        <ul role="list" className={styles.letters}>
          {letters.map(([letter]) => (
            <li key={letter}>
              <Link className={styles.letter} to={{ hash: idOf(letter) }}>
                {letter}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.index}>
        {letters.map(([letter, brands]) => (
          <section key={letter} className={styles.section} aria-labelledby={idOf(letter)}>
            <h2 id={idOf(letter)} className={styles.heading}>
              {letter}
            </h2>
            <ul role="list" className={styles.list}>
              {brands.map((brand) => (
                <li key={brand.id}>
                  <BrandCard brand={brand} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </main>
  );
});

function BrandCard({ brand }: { brand: Brand }) {
  const { t } = useTranslation('catalogue');
  const formats = useFormats();
  return (
    <Link className={styles.card} to={paths.brand(brand)}>
      <Picture className={styles.logo} picture={brand.logo} alt="" sizes="96px" />
      <span className={styles.about}>
        <span className={styles.name}>{brand.brand_name}</span>
        {brand.country && <span className={styles.detail}>{formats.country(brand.country)}</span>}
        <span className={styles.detail}>{t('count', { count: brand.product_count })}</span>
      </span>
    </Link>
  );
}

const idOf = (letter: string): string => `brands-${letter === '#' ? 'other' : letter}`;
