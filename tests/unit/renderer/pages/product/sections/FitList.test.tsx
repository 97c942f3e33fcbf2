import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { FitList } from '../../../../../../renderer/src/pages/product/sections/FitList.tsx';
import type { Fit } from '../../../../../../shared/contract/schemas/productParts.ts';
import { renderPart } from '../../../../../support/drivers/renderPages.tsx';

afterEach(cleanup);

const machines = (count: number): Fit[] =>
  Array.from({ length: count }, (_, index) => ({
    brand_name: 'Acme',
    model: `M-${index}`,
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

it.each([
  [{ product_id: null }, 'Acme M-0', null],
  [{ product_id: null, note: 'With adapter' }, 'Acme M-0With adapter', null],
  [{ product_id: 3 }, 'Acme M-0We sell this system', '/product/3'],
  [{ product_id: 3, note: 'With adapter' }, 'Acme M-0With adapter', '/product/3'],
])('a machine is named with what is known of it, and a link where it is sold here: %j', async (known, says, to) => {
  await renderPart(<FitList fits={machines(1).map((fit) => ({ ...fit, ...known }))} />, { answers: {} });
  expect(screen.getByRole('listitem').textContent).toBe(says);
  const href = screen.queryByRole('link')?.getAttribute('href') ?? null;
  if (to === null) expect(href).toBeNull();
  else expect(href).toContain('3');
});

it('machines are filtered by words in any order, or by the model as it is typed, and the filter is cleared', async () => {
  await renderPart(<FitList fits={machines(12)} />, { answers: {} });
  const shopper = userEvent.setup();
  const field = screen.getByRole<HTMLInputElement>('searchbox');
  const status = (): string | null => screen.getByRole('status').textContent;
  expect([status(), screen.queryByRole('button', { name: 'Clear the filter' })]).toEqual(['12 machines', null]);
  for (const [typed, says, count] of [
    ['m-11 ACME', '1 machine', 1],
    ['m11', '1 machine', 1],
    ['acme', '12 machines', 12],
    ['other', 'No machine here matches “other”. Ask us before you order: we check it for you.', 0],
  ] as const) {
    await shopper.clear(field);
    await shopper.type(field, typed);
    expect([status(), screen.queryAllByRole('listitem').length]).toEqual([says, count]);
  }
  await shopper.type(field, '{Escape}');
  expect([field.value, status()]).toEqual(['', '12 machines']);
  await shopper.type(field, 'other');
  await shopper.click(screen.getByRole('button', { name: 'Clear the filter' }));
  expect([field.value, status()]).toEqual(['', '12 machines']);
});
