import { expect, it } from 'vitest';
import { assetsIn, isKeepMessage, isImmutable, classifyRequest } from '../../../../renderer/src/worker/rules.ts';

const ORIGIN = 'https://shop.example';
const kind = (path: string, mode = 'navigate', method = 'GET') =>
  classifyRequest({ method, mode, url: ORIGIN + path }, ORIGIN);

it('answers for pages, files and pictures of the store, and for nothing else', () => {
  expect(kind('/')).toBe('page');
  expect(kind('/ru/product/probe/5?from=mail')).toBe('page');
  expect(kind('/assets/index-a1b2c3.js', 'cors')).toBe('asset');
  expect(kind('/media/p/probe-1-640.avif', 'no-cors')).toBe('picture');
  expect(kind('/img/logo.svg', 'no-cors')).toBe('picture');
});

it('lets everything that may be a member’s go by', () => {
  for (const path of ['/api/corder/order/', '/api/product/products/5/', '/media/documents/7', '/healthz', '/app-shell'])
    for (const mode of ['navigate', 'cors']) expect(kind(path, mode), path).toBe('other');
  expect(kind('/cart', 'cors')).toBe('other');
  expect(kind('/', 'navigate', 'POST')).toBe('other');
  expect(kind('/sitemap.xml')).toBe('other');
  expect(classifyRequest({ method: 'GET', mode: 'no-cors', url: 'https://other.example/img/a.png' }, ORIGIN)).toBe(
    'other',
  );
});

it('a picture whose name is of its content is asked for once', () => {
  expect(isImmutable(`${ORIGIN}/media/p/probe-1-640.avif`)).toBe(true);
  expect(isImmutable(`${ORIGIN}/img/logo.svg`)).toBe(false);
});

it('lists the scripts and style sheets of a page', () => {
  const html =
    '<link rel="stylesheet" href="/assets/index-Bq1.css"><script src="/assets/index-C2_x.js"></script><link href="/assets/index-C2_x.js"><a href="/assets/">';
  expect(assetsIn(html)).toEqual(['/assets/index-Bq1.css', '/assets/index-C2_x.js']);
});

it('accepts only complete messages to keep files', () => {
  expect(isKeepMessage({ type: 'keep', language: 'en', urls: ['/a.js'] })).toBe(true);
  for (const message of [null, 'keep', { type: 'keep' }, { type: 'keep', urls: [1] }, { type: 'other', urls: [] }])
    expect(isKeepMessage(message)).toBe(false);
});
