import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { askInProcess } from '../../../server/web/askApi.ts';
import { Code } from '../../../shared/contract/envelope.ts';
import { routeOf } from '../../../shared/contract/routes.ts';
import { onAnyServer } from '../../support/servers/ServerStore.ts';

onAnyServer('an API answer to a page that is rendered', (store, database) => {
  const error = vi.fn((..._said: unknown[]) => undefined);
  beforeEach(() => void error.mockReset());
  const ask = (...args: Parameters<ReturnType<typeof askInProcess>>) =>
    askInProcess(store().api, store().services.memory, { error })(...args);

  describe('is the one that any client gets', () => {
    it.each([
      ['readProduct', { id: 1 }],
      ['readProduct', { id: 404 }],
      ['readProduct', { id: 9_999_999_999 }],
      ['readBrand', { id: 2_147_483_648 }],
      ['readGroup', { id: 9_999_999_999 }],
      ['readPublicConfig', { id: '\0' }],
    ] as const)('of %s %o', async (name, payload) => {
      expect(routeOf(name).method).toBe('GET');
      const { code, msg } = await store().ask(name, payload, { language: 'es-es' });
      expect(await ask(name, payload, 'es-es')).toMatchObject({ code, msg });
      expect(code).not.toBe(Code.internal);
      expect(error).not.toHaveBeenCalled();
    });
  });

  it('throws when the store fails, and the error is logged', async () => {
    const { db } = database().opened;
    await db.execute(sql`alter table brands rename to mislaid`);
    try {
      await expect(ask('readBrand', { id: 5 }, 'en-us')).rejects.toThrow();
    } finally {
      await db.execute(sql`alter table mislaid rename to brands`);
    }
    expect(error.mock.calls.map(([, message]) => message)).toEqual(['readBrand failed for a page']);
  });
});
