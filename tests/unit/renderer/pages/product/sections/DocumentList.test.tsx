import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DocumentList } from '../../../../../../renderer/src/pages/product/sections/DocumentList.tsx';
import type { ProductDocument } from '../../../../../../shared/contract/schemas/productParts.ts';
import { renderPart } from '../../../../../support/drivers/renderPages.tsx';

const paper = (id: number, language: ProductDocument['language'], title: string): ProductDocument => ({
  id,
  language,
  kind: 'manual',
  url: `/media/documents/${id}`,
  size_bytes: 2_048,
  media_type: 'application/pdf',
  title,
  en_title: title,
});

it('names each document’s kind, its title where that says more, and the reader’s language first', async () => {
  const documents = [
    paper(1, 'es', 'User Manual'),
    paper(2, 'en', 'Cleaning of the probe'),
    paper(3, 'zh', 'UserManual'),
  ];
  await renderPart(<DocumentList documents={documents} />, { answers: {} });
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['2', '1', '3'].map((id) => `/media/documents/${id}`));
  expect(links.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^User manualCleaning of the probe · English · /),
    expect.stringMatching(/^User manualSpanish · /),
    expect.stringMatching(/^User manualChinese · /),
  ]);
});
