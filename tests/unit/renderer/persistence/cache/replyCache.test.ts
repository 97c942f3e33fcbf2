import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openReplyCache } from '../../../../../renderer/src/persistence/cache/replyCache.ts';

const ANA = '5e6f7a8b-8a53-4d8a-9b0c-2f6f0c1e5a11';
const BORIS = '1a2b3c4d-8a53-4d8a-9b0c-2f6f0c1e5a12';

beforeEach(() => {
  const stored = new Map<string, Response>();
  const addressOf = (request: string | Request): string =>
    new URL(typeof request === 'string' ? request : request.url, 'https://shop.example').href;
  const cache = {
    match: async (request: string | Request) => stored.get(addressOf(request))?.clone(),
    put: async (request: string, response: Response) => void stored.set(addressOf(request), response),
    keys: async () => [...stored.keys()].map((url) => new Request(url)),
    delete: async (request: string | Request) => stored.delete(addressOf(request)),
  };
  vi.stubGlobal('caches', { open: async () => cache });
});
afterEach(() => vi.unstubAllGlobals());

it('shows no member’s replies to another, nor to a guest', async () => {
  const replies = openReplyCache('en');
  await replies.keep('cart', ANA, 'of Ana');
  expect((await replies.find('cart', ANA))?.data).toBe('of Ana');
  expect(await replies.find('cart', BORIS)).toBeNull();
  expect(await replies.find('cart', null)).toBeNull();
});

it('shows a member what was kept for all, until their own reply is', async () => {
  const replies = openReplyCache('en');
  await replies.keep('product', null, 'for all');
  expect((await replies.find('product', ANA))?.data).toBe('for all');
  await replies.keep('product', ANA, 'of Ana');
  expect((await replies.find('product', ANA))?.data).toBe('of Ana');
  expect((await replies.find('product', BORIS))?.data).toBe('for all');
});

it('keeps the replies of each language apart', async () => {
  await openReplyCache('en').keep('product', null, 'probe');
  expect(await openReplyCache('ru').find('product', null)).toBeNull();
});

it('forgets the replies of all other members, and keeps those for all', async () => {
  const replies = openReplyCache('en');
  for (const owner of [null, ANA, BORIS]) await replies.keep('product', owner, String(owner));
  await replies.forgetOthers(ANA);
  expect((await replies.find('product', ANA))?.data).toBe(ANA);
  expect((await replies.find('product', BORIS))?.data).toBe('null');
  await replies.forgetOthers(null);
  expect((await replies.find('product', ANA))?.data).toBe('null');
});
