import { describe, expect, it } from 'vitest';
import { type Block, PageConfig } from '../../../../../shared/contract/schemas/content.ts';

const BLOCKS: { [Kind in Block['kind']]: Omit<Extract<Block, { kind: Kind }>, 'kind'> } = {
  hero: { title: 'T', text: 'x', action: 'Go', link: { link_type: 8, url: '/a' }, picture: null },
  tiles: { title: 'T', groups: [] },
  shelf: { title: 'T', products: [], link: null },
  brands: { title: 'T', brands: [] },
  promises: { title: 'T', items: [{ icon: 'truck', title: 'T', text: 'x' }] },
  richtext: { title: 'T', html: '<p>x</p>' },
  countdown: { title: 'T', text: 'x', ends_at: '2026-01-01T00:00:00.000Z', action: 'Go', link: null },
  coupon: { title: 'T', text: 'x', code: 'C', valid_until: null },
  video: { title: 'T', text: 'x', url: '/v.mp4', poster: null },
  articles: { title: 'T', articles: [] },
};
const fits = (block: object): boolean =>
  PageConfig.safeParse({ id: 1, title: 'T', summary: '', blocks: [block] }).success;

describe.each(Object.entries(BLOCKS))('a block of the kind %s', (kind, fields) => {
  it('fits if it is whole', () => {
    expect(fits({ kind, ...fields })).toBe(true);
  });

  it.each(Object.keys(fields))('does not fit without its %s', (name) => {
    const { [name]: _left, ...others } = fields as Record<string, unknown>;
    expect(fits({ kind, ...others })).toBe(false);
  });
});

it('a block of a kind that this client does not know fits, whatever it has', () => {
  expect(fits({ kind: 'carousel', slides: [1] })).toBe(true);
  for (const kind of [undefined, 7, null]) expect(fits({ kind })).toBe(false);
});
