import { useTranslation } from 'react-i18next';
import type { Product, Sku } from '../../../../shared/contracts/catalogue.ts';
import { useLocalised } from '../../ui/useLocalised.ts';
import { DocumentList } from './DocumentList.tsx';
import { FitList } from './FitList.tsx';
import { useStyles } from './ProductSections.styles.ts';
import { ProductShelf } from './ProductShelf.tsx';
import { RecentlyViewed } from './RecentlyViewed.tsx';
import { Section } from './Section.tsx';
import { type SectionName, sectionsOf } from './sectionsOf.ts';
import { SpecTable } from './SpecTable.tsx';

/** Everything about a product below its first view, one section after the other. */
export function ProductSections({ product, sku }: { product: Product; sku: Sku }) {
  const { t } = useTranslation('product');
  const styles = useStyles();
  const text = useLocalised();
  const contents: Record<SectionName, React.ReactNode> = {
    description: <p className={styles.description}>{text(product, 'description')}</p>,
    specs: <SpecTable product={product} sku={sku} />,
    fits: <FitList key={product.id} fits={product.fits} />,
    accessories: <ProductShelf products={product.accessories} />,
    documents: <DocumentList documents={product.documents} />,
    similar: <ProductShelf products={product.similar} />,
  };
  return (
    <div className={styles.root}>
      {sectionsOf(product).map((name) => (
        <Section key={name} id={name} title={t(`sections.${name}`)}>
          {contents[name]}
        </Section>
      ))}
      <RecentlyViewed besides={product.id} />
    </div>
  );
}
