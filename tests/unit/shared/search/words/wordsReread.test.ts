import { expect, it } from 'vitest';
import { listProducts } from '../../../../../electron/main/catalogue/listProducts.ts';
import { searchProducts } from '../../../../../shared/search/searchProducts.ts';
import { suggestProducts } from '../../../../../shared/search/suggestProducts.ts';
import { parseQuery } from '../../../../../shared/search/parseQuery.ts';
import { seededIndex } from '../../../../support/fixtures/catalogue/seededIndex.ts';

const { index, products } = seededIndex();
const file = { index, product: async (id: number) => products.get(id) ?? null };
const search = async (keyword: string) => (await listProducts(file, { keyword, page_size: 5 }, 'en')).results;

it.each([
  ['datchik lineynyy', ['датчик', 'линейный']],
  ['manzheta', ['манжета']],
])('reads “%s” in Russian letters', async (typed, words) => {
  const { corrected } = await searchProducts(index, typed);
  expect(corrected.map(({ to }) => to)).toEqual(words);
});

it('finds a product by the pasted address of its page', async () => {
  const { id, en_seo_title_str } = [...products.values()].find(({ group }) => group.seo_key === 'or-tables')!;
  const [first] = await search(`https://store.example/product/${en_seo_title_str}/${id}`);
  expect(first?.id).toBe(id);
});

it.each(['gloves 100/box', 'перчатки 100 шт/уп', 'guantes caja de 100', '手套 100只/盒'])(
  '“%s” finds packs of a hundred first',
  async (typed) => {
    const [first] = await search(typed);
    expect(first?.group.seo_key).toBe('gloves');
    const skus = products.get(first!.id)!.skus;
    expect(skus.some(({ specs }) => specs.some(({ key, value }) => key === 'pack_size' && value === '100'))).toBe(true);
  },
);

it('reads the sign of a model as the word that the catalogue has for it', async () => {
  expect((await searchProducts(index, 'linear probe Kaze 10+')).machine).toBe('kaze 10 plus');
});

it('ranks what a word of a phrase is for before the other things of that name', async () => {
  const [term] = parseQuery('vascular probe').terms;
  expect(term?.hints).toContain('vessel');
  const [first] = await search('vascular probe');
  const { specs } = products.get(first!.id)!;
  expect(specs.find(({ key }) => key === 'application')?.en_value).toMatch(/vessels/i);
});

it.each(['kelly forceps', 'pinza kelly recta', 'Kelly clamp 16 cm'])(
  'finds what a word of a phrase names before other things that the phrase is a name of: “%s”',
  async (typed) => {
    const names = (await search(typed)).map(({ en_product_name }) => en_product_name);
    expect(names.filter((name) => !name?.includes('Kelly'))).toEqual([]);
  },
);

const groupsOf = async (keyword: string) => (await search(keyword)).map(({ group }) => group.seo_key);

it.each([
  ['defibrillator battery', 'monitor-batteries'],
  ['除颤仪电池', 'monitor-batteries'],
  ['batería desfibrilador', 'monitor-batteries'],
  ['батарейка на дефибриллятор', 'monitor-batteries'],
  ['аккумулятор дефибриллятор', 'monitor-batteries'],
  ['x ray vest', 'lead-aprons'],
  ['ultrasonud gell', 'ultrasound-gel'],
  ['аппарат для прослушивания сердцебиения плода', 'fetal-monitors'],
  ['spo2 sensor cable length 3 m', 'spo2-sensors'],
])('“%s” asks for %s', async (typed, group) => expect(new Set(await groupsOf(typed))).toEqual(new Set([group])));

it('prefers the kind if a word leads to a thing and to a kind of it', async () => {
  const found = await search('vicryl');
  expect(found.length).toBeGreaterThan(0);
  for (const { en_product_name } of found) expect(en_product_name).toMatch(/Absorbable Braided/);
});

it.each(['12a', 'xyzzy 3y', '7 probe 12of', '9в датчик'])(
  '“%s” has a small word behind a number, and is answered',
  async (typed) => {
    await expect(searchProducts(index, typed)).resolves.toBeDefined();
    await expect(suggestProducts(index, parseQuery(typed), 5)).resolves.toBeDefined();
  },
);

it('finds screens by whole inches, the exact size first', async () => {
  const sizes = (await search('patient monitor 12 inch')).map(
    ({ id }) => products.get(id)!.specs.find(({ key }) => key === 'screen')?.value,
  );
  expect(new Set(sizes)).toEqual(new Set(['12.1']));
});

it.each([
  ['USG', ['ultrasound'], ['cart-ultrasound', 'portable-ultrasound', 'handheld-ultrasound']],
  ['fcps mosquito cvd', ['forceps', 'curved'], ['haemostatic-forceps']],
  ['disp biopsy forceps', ['disposable'], ['biopsy-forceps']],
  ['датч spo2 дет', ['датчик'], ['spo2-sensors']],
  ['узд аппарат', [], ['cart-ultrasound', 'portable-ultrasound', 'handheld-ultrasound']],
  ['probecover', ['probe cover'], ['probe-covers']],
  ['bloodpressure cuff', ['blood pressure'], ['nibp-cuffs']],
  ['syringepump', ['syringe pump'], ['syringe-pumps']],
  ['patientmonitor', ['patient monitor'], ['patient-monitors']],
])('writes out abbreviations, and splits joined words: “%s”', async (typed, words, groups) => {
  const { corrected } = await searchProducts(index, typed);
  expect(corrected.map(({ to }) => to)).toEqual(expect.arrayContaining(words));
  expect(groups).toEqual(expect.arrayContaining([...new Set(await groupsOf(typed))]));
});

it.each(['controlled', 'handpiece'])(
  'does not split “%s”, as no product has both halves in its name',
  async (typed) => {
    const { corrected } = await searchProducts(index, `cautery pencil ${typed}`);
    expect(corrected.filter(({ to }) => to.includes(' '))).toEqual([]);
  },
);
