import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Coupon } from '../../../../renderer/src/components/blocks/campaign/Coupon.tsx';
import { Video } from '../../../../renderer/src/components/blocks/Video.tsx';
import { timeParts } from '../../../../renderer/src/components/blocks/campaign/useTimeLeft.ts';
import { TableOfContents } from '../../../../renderer/src/components/article/TableOfContents.tsx';
import { headingsOf } from '../../../../renderer/src/components/article/TableOfContents.tsx';
import { RichText } from '../../../../renderer/src/components/article/RichText.tsx';
import { landingPath } from '../../../../renderer/src/routing/landing.ts';
import { renderPart } from '../../../support/drivers/renderPages.tsx';

afterEach(() => vi.restoreAllMocks());

it('divides a time into days, hours, minutes and seconds', () => {
  expect(timeParts(((2 * 24 + 3) * 60 + 4) * 60_000 + 5_999)).toEqual([
    ['days', 2],
    ['hours', 3],
    ['minutes', 4],
    ['seconds', 5],
  ]);
  expect(timeParts(-1).map(([, count]) => count)).toEqual([0, 0, 0, 0]);
});

it('finds the parts of a text, their signs as they are read', () => {
  expect(headingsOf('<h2 id="part-1">A &amp; <em>B</em></h2><p>x</p><h2 id="part-2">C &lt; D</h2>')).toEqual([
    { id: 'part-1', text: 'A & B' },
    { id: 'part-2', text: 'C < D' },
  ]);
});

it('lists the parts of a long text, and none of a short one', async () => {
  const parts = (count: number): string =>
    Array.from({ length: count }, (_, index) => `<h2 id="part-${index}">P${index}</h2>`).join('');
  await renderPart(
    <>
      <TableOfContents html={parts(3)} title="Long" />
      <TableOfContents html={parts(2)} title="Short" />
    </>,
    { answers: {} },
  );
  expect(screen.getByRole('navigation', { name: 'Long' })).toBeDefined();
  expect(screen.queryByRole('navigation', { name: 'Short' })).toBeNull();
  expect(screen.getByRole('link', { name: 'P2' }).getAttribute('href')).toBe('#part-2');
});

it('keeps the links of a text in its language and follows them without leaving the page', async () => {
  const html = '<p><a href="/shop/FAQ">ours</a> <a href="https://x.example">theirs</a></p>';
  const { addressOf } = await renderPart(<RichText html={html} />, { answers: {}, language: 'es' });
  expect(screen.getByRole('link', { name: 'ours' }).getAttribute('href')).toBe('/es/shop/FAQ');
  expect(screen.getByRole('link', { name: 'theirs' }).getAttribute('href')).toBe('https://x.example');
  await userEvent.click(screen.getByRole('link', { name: 'ours' }));
  expect(addressOf()).toBe('/shop/FAQ');
});

it('hands out a code, and says that it did', async () => {
  const block = { kind: 'coupon' as const, title: 'Gift', text: 'For you', code: 'PROBE-5', valid_until: null };
  const user = userEvent.setup();
  await renderPart(<Coupon block={block} />, { answers: {} });
  expect(screen.getByText('PROBE-5')).toBeDefined();
  await user.click(screen.getByRole('button'));
  expect(await navigator.clipboard.readText()).toBe('PROBE-5');
  expect((await screen.findByRole('status')).textContent).not.toBe('');
});

it('plays films of our own or over https, and no others', async () => {
  const film = { kind: 'video' as const, title: 'Film', text: '', poster: null };
  await renderPart(
    <>
      <Video block={{ ...film, url: '/media/a.mp4' }} />
      <Video block={{ ...film, url: 'javascript:x()' }} />
    </>,
    { answers: {} },
  );
  expect(document.querySelectorAll('video')).toHaveLength(1);
  expect(document.querySelector('video')?.getAttribute('preload')).toBe('none');
});

it('knows each configured page by one address', () => {
  const config = {
    home_page_id: 1,
    landing: [
      { kind: 'solution', page_id: 11, title: 'a' },
      { kind: 'solution', page_id: 12, title: 'b' },
      { kind: 'active', page_id: 21, title: 'c' },
      { kind: 'promotion', page_id: 31, title: 'd' },
      { kind: 'consumables', page_id: 41, title: 'e' },
    ],
  } as unknown as Parameters<typeof landingPath>[0];
  expect([1, 12, 21, 31, 41, 99].map((pk) => landingPath(config, pk))).toEqual([
    '/',
    '/solution/2',
    '/active/21',
    '/promotionalproducts/31',
    '/category/consumables',
    null,
  ]);
});
