import { describe, expect, it } from 'vitest';
import { displayAddress } from '../../../../../renderer/src/app/kiosk/displayAddress.ts';
import { slidesOf } from '../../../../../renderer/src/app/kiosk/attract/slides.ts';
import { externalAddress } from '../../../../../renderer/src/app/kiosk/useLockdown.ts';
import { scanRun } from '../../../../../renderer/src/app/kiosk/useSessionHolds.ts';
import { KioskStore } from '../../../../../renderer/src/stores/kiosk/KioskStore.ts';
import type { PageConfig } from '../../../../../shared/contract/schemas/content.ts';
import { aKiosk } from '../../../../support/builders/desktop/aKiosk.ts';

const HERE = 'https://bundle.example/es/cart';
const PUBLIC = 'https://shop.example';
const link = (href: string, more = {}) =>
  externalAddress({ href, target: '', hasDownload: false, ...more }, HERE, PUBLIC);

describe('a link at a kiosk', () => {
  it.each(['https://maker.example/manual?x=1', 'mailto:sales@shop.example', 'tel:+34600'])(
    'to %s is taken along',
    (to) => expect(link(to)).toBe(to),
  );
  it('to a file, or into a second window, is taken along from the store on the web', () => {
    expect(link('https://bundle.example/media/a.pdf')).toBe('https://shop.example/media/a.pdf');
    expect(link('https://bundle.example/x?y=1', { target: '_blank' })).toBe('https://shop.example/x?y=1');
    expect(link('https://bundle.example/x', { hasDownload: true })).toBe('https://shop.example/x');
  });
  it('within the store is followed', () => expect(link('https://bundle.example/es/product/x/1')).toBeNull());
});

it.each([
  ['mailto:sales@shop.example?subject=%D0%97', 'sales@shop.example'],
  ['tel:+34600', '+34600'],
  ['https://wa.me/34600?text=%D0%97%D0%B4', 'https://wa.me/34600'],
  ['https://shop.example/zh/search?keyWord=%E8%B6%85#top', 'https://shop.example/zh/search?keyWord=超'],
  ['https://shop.example/x?y=%E8', 'https://shop.example/x?y=%E8'],
])('%s is shown so that it can be written down', (address, shown) =>
  expect(displayAddress(address, PUBLIC)).toBe(shown),
);

it('keys in quick succession count as a scan, slow ones do not', () => {
  expect([5, 5, 5].reduce(scanRun, 1)).toBe(4);
  expect([5, 120].reduce(scanRun, 1)).toBe(1);
});

it('the attract screen shows blocks with a picture, a few of each, and the store’s own videos', () => {
  const picture = { src: '/media/x-{w}.{f}', widths: [320], width: 1, height: 1 };
  const product = (id: number) => ({
    id,
    product_name: '机',
    en_product_name: `Device ${id}`,
    brand: { brand_name: 'Velora' },
    picture,
  });
  const page = {
    blocks: [
      { kind: 'hero', title: '标题', en_title: 'Title', text: '', picture },
      { kind: 'shelf', title: '', products: [1, 2, 3, 4, 5, 6].map(product) },
      { kind: 'shelf', title: '', products: [{ ...product(9), picture: null }] },
      { kind: 'video', title: '片', text: '', url: '/media/film.mp4', poster: null },
      { kind: 'video', title: '', text: '', url: 'https://films.example/x.mp4', poster: null },
      { kind: 'richtext', title: '', html: '' },
      { kind: 'hologram' },
    ],
  } as unknown as PageConfig;
  const slides = slidesOf(page);
  expect(slides.map(({ title }) => title('en'))).toEqual([
    'Title',
    'Device 1',
    'Device 2',
    'Device 3',
    'Device 4',
    '片',
  ]);
  expect(slides[1]!.title('zh')).toBe('机');
  expect(slides.at(-1)!.film).toBe('/media/film.mp4');
});

describe('the store in a kiosk', () => {
  it('reports a visitor’s activity once a second, and at once when they are asked', () => {
    const { kiosk, touched, tell } = aKiosk();
    const store = new KioskStore(kiosk);
    store.start();
    for (const at of [0, 300, 900]) store.touch(at);
    expect(touched).toHaveBeenCalledTimes(1);
    store.touch(1_000);
    expect(touched).toHaveBeenCalledTimes(2);
    tell({ phase: 'warning', secondsLeft: 9 });
    store.touch(1_100);
    expect(touched).toHaveBeenCalledTimes(3);
  });

  it('has no view outside of a kiosk', async () => {
    const store = new KioskStore(null);
    store.start()();
    store.touch(0);
    expect(store.view).toBeNull();
    expect(await store.begin('en')).toBe(false);
  });
});
