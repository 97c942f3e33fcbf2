import { expect, it, vi } from 'vitest';
import { lazyTransport } from '../../../../renderer/src/api/lazyTransport.ts';
import type { Transport, WireRequest } from '../../../../shared/client/ports.ts';

const REQUEST: WireRequest = {
  ...{ method: 'GET', path: 'product/products/', query: {}, body: null, headers: {}, timeoutMs: 1_000, signal: null },
};
const answer = { code: 0, msg: '', data: null };

it('is fetched with the first call, and once', async () => {
  const load = vi.fn(async (): Promise<Transport> => async () => answer);
  const send = lazyTransport(load);
  expect(load).not.toHaveBeenCalled();
  expect(await Promise.all([send(REQUEST), send(REQUEST)])).toEqual([answer, answer]);
  expect(load).toHaveBeenCalledOnce();
});

it('that cannot be had is a call without a network, and is fetched by the next', async () => {
  const load = vi
    .fn<() => Promise<Transport>>()
    .mockRejectedValueOnce(new TypeError('no chunk'))
    .mockResolvedValue(async () => answer);
  const send = lazyTransport(load);
  await expect(send(REQUEST)).rejects.toMatchObject({ code: 'offline' });
  expect(await send(REQUEST)).toEqual(answer);
});
