import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { DocumentLinks, FitNames } from '../../../../../renderer/src/pages/compare/FactLists.tsx';
import type { ProductDocument } from '../../../../../shared/contract/schemas/productParts.ts';
import type { Language } from '../../../../../shared/text/languages.ts';
import { aWholeProduct } from '../../../../support/builders/aProductPage.ts';
import { renderPart } from '../../../../support/drivers/renderPages.tsx';

afterEach(cleanup);

const file = (kind: ProductDocument['kind'], language: ProductDocument['language']) =>
  ({ kind, language, url: `/${kind}-${language}.pdf`, media_type: 'application/pdf' }) as ProductDocument;
const MANY = [file('manual', 'ru'), file('datasheet', 'zh'), file('manual', 'en'), file('manual', 'es')];

it.each<[Language, ProductDocument[], string[]]>([
  ['en', MANY, ['/manual-en.pdf', '/datasheet-zh.pdf']],
  ['es', MANY, ['/manual-es.pdf', '/datasheet-zh.pdf']],
  ['zh', MANY, ['/datasheet-zh.pdf', '/manual-en.pdf']],
  ['zh', [file('manual', 'ru'), file('manual', 'es')], ['/manual-ru.pdf']],
  ['en', [], []],
])('each kind of document is linked once, in %s or else in English', async (language, documents, hrefs) => {
  await renderPart(<DocumentLinks documents={documents} />, { answers: {}, language });
  const links = screen.queryAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(hrefs);
  expect(links.every((link) => link.getAttribute('target') === '_blank')).toBe(true);
});

it.each([
  [6, 6, null],
  [7, 6, '1 more'],
  [0, 0, null],
])('of %i machines that it fits %i are named, and the others are on its page', async (count, named, more) => {
  const product = aWholeProduct();
  const fit = (number: number) => ({ ...product.fits[0]!, brand_name: 'Acme', model: `M-${number}`, product_id: null });
  const fits = Array.from({ length: count }, (_, index) => fit(index));
  await renderPart(<FitNames product={{ ...product, fits, chosen: undefined }} />, { answers: {} });
  expect(screen.queryAllByText(/^Acme M-/)).toHaveLength(named);
  const link = screen.queryByRole('link');
  expect(link?.textContent ?? null).toBe(more);
  if (more) expect(link!.getAttribute('href')).toMatch(/#fits$/);
});
