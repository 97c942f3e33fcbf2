import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import fc from '../../support/checks/properties.ts';
import { SessionRepository } from '../../../server/modules/sessions/SessionRepository.ts';
import { REFRESH_REPEAT_SECONDS } from '../../../shared/contract/limits.ts';
import { WEB_PLATFORM } from '../../../shared/signing/deviceSignature.ts';
import { aDevice } from '../../support/builders/aDevice.ts';
import { onAnyServer } from '../../support/servers/ServerStore.ts';

const DAY_SECONDS = 24 * 3600;
const RUNS = 20;

/** The next step of a client, its network, or a thief who copied its tokens. */
const step = fc.oneof(
  fc.record({ does: fc.constant('renew' as const), at: fc.nat(1), answer: fc.constantFrom('comes', 'is lost') }),
  fc.record({ does: fc.constant('renew twice at once' as const) }),
  fc.record({ does: fc.constant('send a renewal that is held up' as const), at: fc.nat(1) }),
  fc.record({ does: fc.constant('what was held up arrives' as const) }),
  fc.record({ does: fc.constant('call' as const), at: fc.nat(1) }),
  fc.record({ does: fc.constant('start again' as const) }),
  fc.record({ does: fc.constant('time passes' as const), seconds: fc.constantFrom(1, 59, 61, 900, DAY_SECONDS) }),
  fc.record({ does: fc.constant('a thief tries' as const), at: fc.nat(1), token: fc.nat(), withOwnKey: fc.boolean() }),
);

onAnyServer('a renewal', (store, database) => {
  let now = Date.now();
  const clock = () => now;
  /** Two instances that share only the database. */
  const instances = () => [1, 2].map(() => new SessionRepository(database().opened.db, clock));
  const registered = async (platform = 'linux'): Promise<string> => {
    const { public_key = '', proof = '' } = await aDevice().registration();
    return (await store().good('registerDevice', { public_key, proof, platform })).device_id;
  };
  let member = '';
  beforeAll(async () => void (member = (await store().member()).user_id));
  const begun = (device: string | null) => instances()[0]!.begin(member, device, () => Promise.resolve());
  const openTokens = async (session: string | null): Promise<unknown> => {
    const found = await database().opened.db.execute(
      sql`select count(*)::int as open from refresh_tokens where family = ${session} and used_at is null`,
    );
    return found.rows[0]?.['open'];
  };
  const pass = (seconds: number): void => void (now += seconds * 1_000);

  it('never signs its device out, whatever is lost, doubled, held up or killed, and lets nobody else in', async () => {
    const [device, other] = [await registered(), await registered()];
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
        const [here, there] = instances() as [SessionRepository, SessionRepository];
        let { refresh, access }: { refresh: string; access: string | null } = await begun(device);
        const seen = [refresh];
        let heldUp: (() => Promise<unknown>)[] = [];
        const arrive = async (): Promise<void> => {
          for (const request of heldUp) await request();
          heldUp = [];
        };
        const take = (pair: { refresh: string; access: string }): void => {
          ({ refresh, access } = pair);
          seen.push(refresh);
        };
        for (const one of steps) {
          if (one.does === 'renew') {
            const pair = await instances()[one.at]!.refresh(refresh, device);
            if (one.answer === 'comes') take(pair);
          } else if (one.does === 'renew twice at once') {
            const [first, second] = await Promise.all(
              [here, there].map((instance) => instance.refresh(refresh, device)),
            );
            expect(second!.refresh).toBe(first!.refresh);
            take(first!);
          } else if (one.does === 'send a renewal that is held up') {
            const sent = refresh;
            heldUp.push(() => instances()[one.at]!.refresh(sent, device));
          } else if (one.does === 'what was held up arrives') await arrive();
          else if (one.does === 'call' && access !== null) await call(instances()[one.at]!, access, device);
          else if (one.does === 'start again') access = null;
          else if (one.does === 'time passes') {
            // The network delays nothing longer than a client waits.
            await arrive();
            pass(one.seconds);
            if (one.seconds >= 900) access = null;
          } else if (one.does === 'a thief tries') {
            const stolen = seen[one.token % seen.length]!;
            const theft = instances()[one.at]!.refresh(stolen, one.withOwnKey ? other : null);
            await expect(theft).rejects.toMatchObject({ code: 7 });
          }
        }
        take(await here.refresh(refresh, device));
        const { session } = await call(there, access!, device);
        expect(await openTokens(session)).toBe(1);
      }),
      { numRuns: RUNS },
    );
  });

  it.each([
    [
      'its refresh token',
      (instance: SessionRepository, pair: Pair, device: string) => instance.refresh(pair.refresh, device),
    ],
    [
      'its access token',
      (instance: SessionRepository, pair: Pair, device: string) => call(instance, pair.access, device),
    ],
  ])('gives the same successor until 60 s after %s came back, then reuse ends the session', async (_what, use) => {
    const [here, there] = instances() as [SessionRepository, SessionRepository];
    const device = await registered();
    const { refresh } = await begun(device);
    const first = await here.refresh(refresh, device);
    pass(20 * DAY_SECONDS);
    const second = await there.refresh(refresh, device);
    expect(second.refresh).toBe(first.refresh);
    await use(here, second, device);
    pass(REFRESH_REPEAT_SECONDS);
    expect((await there.refresh(refresh, device)).refresh).toBe(first.refresh);
    pass(1);
    await expect(here.refresh(refresh, device)).rejects.toMatchObject({ code: 7 });
    await expect(there.refresh(first.refresh, device)).rejects.toMatchObject({ code: 7 });
  });

  it('without a device is repeated for 60 s alone', async () => {
    const [here, there] = instances() as [SessionRepository, SessionRepository];
    const { refresh } = await begun(null);
    const [first, second] = await Promise.all([here, there].map((instance) => instance.refresh(refresh, null)));
    expect(second!.refresh).toBe(first!.refresh);
    pass(REFRESH_REPEAT_SECONDS);
    expect((await there.refresh(refresh, null)).refresh).toBe(first!.refresh);
    pass(1);
    await expect(here.refresh(refresh, null)).rejects.toMatchObject({ code: 7 });
    await expect(here.refresh(first!.refresh, null)).rejects.toMatchObject({ code: 7 });
  });

  it('binds a session without a device to the one that renews it, and the token before with it', async () => {
    const { refresh } = await begun(null);
    const device = await registered();
    const [here] = instances() as [SessionRepository];
    const renewed = await here.refresh(refresh, device);
    for (const token of [refresh, renewed.refresh])
      await expect(here.refresh(token, null)).rejects.toMatchObject({ code: 7 });
    expect((await here.refresh(refresh, device)).refresh).toBe(renewed.refresh);
  });

  it('of a browser needs its key; its access token does not', async () => {
    const device = await registered(WEB_PLATFORM);
    const { refresh } = await begun(device);
    const [here] = instances() as [SessionRepository];
    await expect(here.refresh(refresh, null)).rejects.toMatchObject({ code: 7 });
    const { access } = await here.refresh(refresh, device);
    expect(await here.readSession(access, null)).toMatchObject({ device: null });
  });

  it('is not counted as received because somebody without the key shows its access token', async () => {
    const device = await registered();
    const { refresh } = await begun(device);
    const [here] = instances() as [SessionRepository];
    const { access } = await here.refresh(refresh, device);
    await expect(here.readSession(access, null)).rejects.toMatchObject({ code: 7 });
    pass(10 * REFRESH_REPEAT_SECONDS);
    await here.refresh(refresh, device);
  });
});

/** Makes a request with an access token. */
async function call(instance: SessionRepository, access: string, device: string) {
  const session = await instance.readSession(access, device);
  expect(await instance.recordUse(session)).toBe(true);
  return session;
}

interface Pair {
  refresh: string;
  access: string;
}
