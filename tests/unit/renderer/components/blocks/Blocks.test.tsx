import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import tiles from '../../../../../renderer/src/components/blocks/goods/Tiles.module.css';
import type { Article, Block } from '../../../../../shared/contract/schemas/content.ts';
import { aProduct } from '../../../../support/builders/aProduct.ts';
import { openStore } from '../../../../support/drivers/openStore.tsx';
import { config, home, storefrontReplies, tree } from '../../../../support/fixtures/storefrontReplies.ts';

const main = () => within(screen.getByRole('main'));
const open = (blocks: Block[], keywords: string[] = []) =>
  openStore('/', {
    answers: {
      ...storefrontReplies,
      readPageConfig: () => ({ ...home, blocks }),
      readConfig: () => ({ ...config, keywords: keywords.map((keyword) => ({ keyword })) }),
    },
  });
const picture = { src: '/img/x-{w}.{f}', widths: [320, 640], width: 640, height: 480 } as Extract<
  Block,
  { kind: 'hero' }
>['picture'];
const hero: Block = {
  kind: 'hero',
  title: 'A',
  text: 'B',
  action: 'Go',
  picture: null,
  link: {
    link_type: 8,
    url: '/category',
  },
};
const named = (title: string, en: string) => ({ title, en_title: en });
const link = (name: string | RegExp) => main().getByRole('link', { name }).getAttribute('href');

describe('a hero', () => {
  it('shows its picture and says what is on it', async () => {
    await open([{ ...hero, picture, alt: '探头', en_alt: 'A probe' }]);
    expect(main().getByRole('img', { name: 'A probe' })).toBeDefined();
  });

  it('has the page’s heading at its beginning, and one of a section below', async () => {
    await open([hero, { ...hero, title: 'Second' }]);
    expect(
      main()
        .getAllByRole('heading')
        .map(({ tagName, textContent }) => `${tagName} ${textContent}`),
    ).toEqual(['H1 A', 'H2 Second']);
  });

  it.each([
    [[], []],
    [
      ['ecg', 'probe', 'lamp', 'cuff'],
      ['ecg', 'probe', 'lamp'],
    ],
  ])('names three popular words: %j', async (keywords, shown) => {
    await open([hero], keywords);
    const links = main()
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    expect(links).toEqual(['Go', ...shown]);
    expect(main().queryByText('Popular:') !== null).toBe(shown.length > 0);
  });
});

describe('a row of products', () => {
  const shelf: Block = { kind: 'shelf', ...named('新', 'New'), products: [aProduct({ id: 1 })], link: null };

  it('leads to all of them only where the merchant says where', async () => {
    await open([shelf]);
    expect(main().getByRole('heading', { level: 1, name: 'Home' })).toBeDefined();
    expect(main().queryByRole('link', { name: 'See all' })).toBeNull();
  });

  it.each([
    [false, 'smooth'],
    [true, 'auto'],
  ])('scrolls by nine tenths, for a visitor who wants less motion (%s), %s', async (isCalm, behavior) => {
    const { shopper } = await open([{ ...shelf, link: { link_type: 8, url: '/product/productList' } }]);
    expect(link('See all')).toBe('/product/productList');
    const row = main().getByRole('list');
    Object.defineProperty(row, 'clientWidth', { value: 1_000 });
    row.scrollBy = vi.fn();
    vi.stubGlobal('matchMedia', () => ({ matches: isCalm }));
    await shopper.click(main().getByRole('button', { name: 'New: forward' }));
    await shopper.click(main().getByRole('button', { name: 'New: back' }));
    expect(vi.mocked(row.scrollBy).mock.calls).toEqual([[{ left: 900, behavior }], [{ left: -900, behavior }]]);
    vi.unstubAllGlobals();
  });
});

describe('a choice of groups', () => {
  const groups = (count: number) => Array.from({ length: count }, (_, index) => ({ ...tree[0]!, id: index + 1 }));
  it.each([
    [6, 6, []],
    [7, 0, ['directory', 'byFour']],
    [12, 0, ['directory']],
  ] as const)(
    'of %i says how many products %i of them have: more than a row is a directory of names',
    async (...row) => {
      const [count, counted, shapes] = row;
      await open([{ kind: 'tiles', ...named('组', 'Groups'), groups: groups(count) }]);
      expect(main().getAllByRole('listitem')).toHaveLength(count);
      expect(main().queryAllByText('12 products')).toHaveLength(counted);
      const { classList } = main().getByRole('list');
      expect([...classList]).toEqual(['root', ...shapes].map((name) => tiles[name as keyof typeof tiles]));
      expect(link('All categories')).toBe('/category');
    },
  );
});

describe('a wall of brands', () => {
  it('shows the logo of a brand, and the name of one without a logo', async () => {
    const brand = (id: number, logo: typeof picture) => ({
      id,
      brand_name: `Brand ${id}`,
      seo_key: `brand-${id}`,
      logo,
      product_count: 1,
    });
    const brands = [brand(1, picture), brand(2, null)] as Extract<Block, { kind: 'brands' }>['brands'];
    await open([{ kind: 'brands', ...named('牌', 'Brands'), brands }]);
    expect(main().getByRole('img', { name: 'Brand 1' })).toBeDefined();
    expect(main().getByText('Brand 2')).toBeDefined();
    expect(main().queryByText('Brand 1')).toBeNull();
    expect([link('Brand 1'), link('Brand 2'), link('All brands')]).toEqual([
      '/brandList/brand-1/1',
      '/brandList/brand-2/2',
      '/brandList',
    ]);
  });
});

describe('other blocks', () => {
  it('are promises, a text and articles', async () => {
    const article = { id: 3, ...named('文', 'Cleaning'), summary: '', seo_key: 'cleaning', picture: null } as Article;
    await open([
      {
        kind: 'promises',
        ...named('诺', 'We promise'),
        items: [{ icon: 'fit', ...named('合', 'It fits'), text: '!' }],
      },
      { kind: 'richtext', ...named('文', 'About'), html: '', en_html: '<p>Since <b>1990</b></p>' },
      { kind: 'articles', ...named('文', 'Read'), articles: [{ ...article, published_at: '2026-11-20T10:00:00Z' }] },
    ]);
    expect(main().getByRole('heading', { level: 3, name: 'It fits' })).toBeDefined();
    expect(within(main().getByRole('region', { name: 'About' })).getByText('1990').tagName).toBe('B');
    expect(within(main().getByRole('region', { name: 'Read' })).getByRole('link', { name: 'Cleaning' })).toBeDefined();
    expect(link('All articles')).toBe('/article');
  });

  it('are a video, of which nothing is loaded before it is started', async () => {
    const video: Block = {
      kind: 'video',
      ...named('片', 'Tour'),
      text: 'See it',
      url: '/media/tour.mp4',
      poster: null,
    };
    await open([video, { ...video, poster: picture }, { ...video, url: 'javascript:alert(1)' }]);
    const [plain, posted, ...others] = [...document.querySelectorAll('video')];
    expect(others).toEqual([]);
    expect(plain!.getAttribute('aria-label')).toBe('Video: Tour');
    expect([plain!.getAttribute('src'), plain!.preload, plain!.hasAttribute('poster')]).toEqual([
      '/media/tour.mp4',
      'none',
      false,
    ]);
    expect(posted!.getAttribute('poster')).toBe('/img/x-1280.webp');
  });
});
