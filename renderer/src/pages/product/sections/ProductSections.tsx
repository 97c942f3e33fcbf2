import type { Product, Sku } from '../../../../../shared/contract/schemas/catalogue.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { usePartsLeft } from '../../../ui/loading/usePartsLeft.ts';
import { useLocalised } from '../../../ui/text/useLocalised.ts';
import { Recommended } from '../../../components/product/shelf/Recommended.tsx';
import { DocumentList } from './DocumentList.tsx';
import { FitList } from './FitList.tsx';
import styles from './ProductSections.module.css';
import { ProductShelf } from '../../../components/product/shelf/ProductShelf.tsx';
import { RecentlyViewed } from './RecentlyViewed.tsx';
import { Section } from './Section.tsx';
import { type SectionName, sectionsOf } from './sectionsOf.ts';
import { SpecTable } from './SpecTable.tsx';

/** The sections below a product's first view. */
export function ProductSections({ product, sku }: { product: Product; sku: Sku | null }) {
  const { t } = useTranslation('product');
  const text = useLocalised();
  const { list, heights } = usePartsLeft<HTMLDivElement>(product);
  const contents: Record<SectionName, React.ReactNode> = {
    description: <p className={styles.description}>{text(product, 'description')}</p>,
    specs: <SpecTable product={product} sku={sku} />,
    fits: <FitList key={product.id} fits={product.fits} />,
    accessories: <ProductShelf products={product.accessories} />,
    documents: <DocumentList documents={product.documents} />,
    similar: <ProductShelf products={product.similar} />,
  };
  return (
    <div ref={list} className={styles.root}>
      {sectionsOf(product).map((name, index) => (
        <Section key={name} id={name} title={t(`sections.${name}`)} height={heights?.[index] ?? null}>
          {contents[name]}
        </Section>
      ))}
      <Recommended
        id="together"
        name="recommendWithProduct"
        payload={{ product_id: product.id }}
        title={t('catalogue:recommended.together')}
      />
      <RecentlyViewed besides={product.id} />
    </div>
  );
}
