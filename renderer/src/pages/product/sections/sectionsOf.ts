import type { Product } from '../../../../../shared/contract/schemas/catalogue.ts';

export type SectionName = 'description' | 'specs' | 'fits' | 'accessories' | 'documents' | 'similar';

/** The sections with content, in their order on the page. */
export function sectionsOf(product: Product): SectionName[] {
  const hasContent: Record<SectionName, boolean> = {
    description: product.description !== '',
    specs: true,
    fits: product.fits.length > 0,
    accessories: product.accessories.length > 0,
    documents: product.documents.length > 0,
    similar: product.similar.length > 0,
  };
  return (Object.keys(hasContent) as SectionName[]).filter((name) => hasContent[name]);
}
