import { expect, it } from 'vitest';
import { idParam, orNotFound } from '../../../../renderer/src/routing/notFound.ts';
import { ApiError, Code } from '../../../../shared/contract/envelope.ts';

it.each([
  ['there is nothing of that name', Code.notFound],
  ['nothing can have that name, as one with the character zero in it', Code.refused],
])('a page is not there where %s', async (_why, code) => {
  await expect(orNotFound(Promise.reject(new ApiError(code)))).rejects.toMatchObject({ init: { status: 404 } });
});

it.each([Code.internal, Code.tooMany, 'offline'] as const)(
  'a read that fails with %s is no missing page',
  async (code) => {
    await expect(orNotFound(Promise.reject(new ApiError(code)))).rejects.toMatchObject({ code });
  },
);

it.each([
  ['1', 1],
  ['907', 907],
  ['9999999999', 9_999_999_999],
])('an address may name %s', (text, id) => {
  expect(idParam(text)).toBe(id);
});

it.each([undefined, '', '0', '07', '-1', '+1', '1.5', '1e3', '0x1f', ' 1', '1\n', 'probe', '1-probe', '10000000000'])(
  'there is no page of the id %j',
  (text) => {
    expect(() => idParam(text)).toThrow(expect.objectContaining({ init: { status: 404 } }));
  },
);
