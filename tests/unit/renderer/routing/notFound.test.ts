import { expect, it } from 'vitest';
import { orNotFound } from '../../../../renderer/src/routing/notFound.ts';
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
