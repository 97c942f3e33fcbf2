import { describe, expect, it } from 'vitest';
import { listProducts } from '../../../../electron/main/catalogue/listProducts.ts';
import { seededIndex } from '../../../support/fixtures/catalogue/seededIndex.ts';

const { index, products } = seededIndex();
const file = { index, product: async (id: number) => products.get(id) ?? null };
const list = (keyword: string) => listProducts(file, { keyword, page_size: 10 }, 'en');
const groupsOf = async (keyword: string): Promise<string[]> => [
  ...new Set((await list(keyword)).results.map(({ group }) => group.seo_key)),
];

it.each([
  ['papel para el electro Vela 60 Pro', 'thermal-paper'],
  ['beamformer Sonata 50 Plus', 'ultrasound-boards'],
])('shows others of the thing behind the parts that fit the machine: %s', async (keyword, group) => {
  const { results, reading } = await list(keyword);
  expect(results).toHaveLength(10);
  expect(new Set(results.map((item) => item.group.seo_key))).toEqual(new Set([group]));
  expect(reading).toMatchObject({ near: true });
});

it.each([
  ['移动式C形臂，功率不低于15kW', 'c-arms'],
  ['C-arm, power of at least 15 kW', 'c-arms'],
])('takes a value with its bound for a detail, and for no other thing: %s', async (keyword, group) =>
  expect(await groupsOf(keyword)).toEqual([group]),
);

it.each(['ремонт узи датчика линз кабель', 'reparación de sonda lente cable', 'probe repair lens cable'])(
  'shows the part where a service is asked for, too: %s',
  async (keyword) => expect(await groupsOf(keyword)).toEqual(['probe-cables']),
);

it.each(['做胃镜需要什么钳子', '胃镜用什么钳子？'])('reads what is needed for a use: %s', async (keyword) =>
  expect(await groupsOf(keyword)).toEqual(['biopsy-forceps']),
);

describe('a thing that no product is without', () => {
  it('is struck, and no other things without it are shown', async () => {
    const { results, reading } = await list('不带穿刺的阴道探头');
    expect(new Set(results.map(({ group }) => group.seo_key))).toEqual(new Set(['endocavity-probes']));
    expect(reading).toMatchObject({ dropped: ['不带穿刺'] });
  });
});
