import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { prefetchLinks, type Prefetcher } from '../../../../../../renderer/src/entry/browser/prefetch/prefetchLinks.ts';

const loader = vi.fn((): Promise<null> => Promise.resolve(null));
let prefetcher: Prefetcher;

beforeEach(() => {
  vi.useFakeTimers();
  loader.mockClear();
  document.body.innerHTML = `
    <a id="brands" href="/es/brandList?x=1"><b id="word">Brands</b></a>
    <a id="here" href="${location.pathname}">Here</a>
    <a id="tab" href="/es/brandList" target="_blank">Tab</a>
    <a id="away" href="https://else.example/es/brandList">Away</a>`;
  prefetcher = prefetchLinks({ window, routes: [{ path: '/brandList', handle: {}, loader }], basename: '/es' });
});
afterEach(() => {
  prefetcher.stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

const linkOf = (id: string): Element => document.querySelector(`#${id}`)!;
const point = (id: string): boolean => fireEvent.pointerOver(linkOf(id), { pointerType: 'mouse' });
const after = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

it('fetches code and data of the page that is pointed at', async () => {
  point('word');
  await after(80);
  expect(loader).toHaveBeenCalledOnce();
  const [[{ request, params }]] = loader.mock.calls as unknown as [[{ request: Request; params: object }]];
  expect(new URL(request.url).pathname + new URL(request.url).search).toBe('/es/brandList?x=1');
  expect(params).toEqual({});
  expect(prefetcher.isBusy()).toBe(false);
});

it('fetches nothing of a link that the pointer only passes over', async () => {
  point('brands');
  await after(40);
  fireEvent.pointerOver(document.body, { pointerType: 'mouse' });
  await after(500);
  expect(loader).not.toHaveBeenCalled();
});

it('fetches the page of a focused link, and of a touched one at once', async () => {
  fireEvent.focusIn(linkOf('brands'));
  await after(80);
  expect(loader).toHaveBeenCalledTimes(1);
  fireEvent.focusIn(document.body);
  fireEvent.pointerDown(linkOf('brands'), { pointerType: 'touch', button: 0 });
  await after(0);
  expect(loader).toHaveBeenCalledTimes(2);
});

it('fetches the page of a pressed link at once, however short the pointer was on it', async () => {
  point('brands');
  fireEvent.pointerDown(linkOf('word'), { pointerType: 'mouse', button: 0 });
  await after(0);
  expect(loader).toHaveBeenCalledOnce();
});

it('fetches nothing for the button that opens a menu', async () => {
  fireEvent.pointerDown(linkOf('brands'), { pointerType: 'mouse', button: 2 });
  await after(500);
  expect(loader).not.toHaveBeenCalled();
});

it.each(['here', 'tab', 'away'])('leaves other links alone: %s', async (id) => {
  point(id);
  await after(500);
  expect(loader).not.toHaveBeenCalled();
});

it.each([{ effectiveType: '2g' }, { effectiveType: 'slow-2g' }, { effectiveType: '4g', saveData: true }])(
  'spares a connection like %o',
  async (connection) => {
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    point('brands');
    await after(500);
    expect(loader).not.toHaveBeenCalled();
  },
);

it('ignores what cannot be loaded', async () => {
  loader.mockImplementationOnce(() => Promise.reject(new Error('gone')));
  point('brands');
  await after(80);
  expect(prefetcher.isBusy()).toBe(false);
});
