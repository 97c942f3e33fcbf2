import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { FitList } from '../../../../../../renderer/src/pages/product/sections/FitList.tsx';
import type { Fit } from '../../../../../../shared/contract/schemas/productParts.ts';
import { renderPart } from '../../../../../support/drivers/renderPages.tsx';

afterEach(cleanup);

const machines = (count: number): Fit[] =>
  Array.from({ length: count }, (_, at) => ({
    brand_name: 'Acme',
    model: `M-${at}`,
    product_id: null,
    seo_title_str: '',
    en_seo_title_str: '',
    es_seo_title_str: '',
    ru_seo_title_str: '',
  }));

it.each([
  [8, 0],
  [9, 1],
])('a list of %i machines has %i fields to filter it', async (count, fields) => {
  await renderPart(<FitList fits={machines(count)} />, { answers: {} });
  expect(screen.getAllByRole('listitem')).toHaveLength(count);
  expect(screen.queryAllByRole('searchbox').concat(screen.queryAllByRole('textbox'))).toHaveLength(fields);
});
