import { describe, expect, it } from 'vitest';
import { listProducts } from '../../../../../electron/main/catalogue/listProducts.ts';
import { parseTyped } from '../../../../../shared/search/parseTyped.ts';
import { seededIndex } from '../../../../support/fixtures/catalogue/seededIndex.ts';

const { index, products } = seededIndex();
const file = { index, product: async (id: number) => products.get(id) ?? null };
const found = async (keyword: string) =>
  (await listProducts(file, { keyword, page_size: 10 }, 'en')).results.map(({ id }) => products.get(id)!);

describe('a thing with a property that is called like another thing', () => {
  it.each(['arco en c panel plano', 'c-arm flat panel', '平板C臂'])(
    'is found rather than the other thing: %s',
    async (typed) => {
      const hits = await found(typed);
      expect(new Set(hits.map(({ group }) => group.seo_key))).toEqual(new Set(['c-arms']));
      for (const { specs } of hits)
        expect(specs.find(({ key }) => key === 'detector')?.en_value).toMatch(/^Flat panel/);
    },
  );

  it.each([
    ['holter battery', 'monitor-batteries'],
    ['flat panel detector', 'flat-panel-detectors'],
  ])('ranks behind a part whose whole name was typed: %s', async (typed, group) => {
    expect((await found(typed))[0]!.group.seo_key).toBe(group);
  });
});

describe('a description of what a thing does', () => {
  it.each([
    ['something to cut stitches', 'scissors'],
    ['pinza para agarrar la aguja', 'needle-holders'],
    ['needle guide for endocavity probe', 'needle-guides'],
  ])('shows the thing, and words that name a thing count more: %s', async (typed, group) => {
    expect((await found(typed))[0]!.group.seo_key).toBe(group);
  });
});

describe('parts for a machine that name no part', () => {
  it.each(['what fits Tamar 35 Neo', 'всё для Tamar 35 Neo', 'for Tamar 35 Neo', '适用于Tamar 35 Neo的配件'])(
    'are all that fit it: %s',
    async (typed) => {
      for (const { fits } of await found(typed)) expect(fits.map(({ model }) => model)).toContain('Tamar 35 Neo');
    },
  );
});

it('joins types that are typed apart for suggestions, too', async () => {
  const { terms } = await parseTyped(index, 'mask ffp 3');
  expect(terms.map(({ token }) => token.text)).toEqual(['mask ffp3']);
});
