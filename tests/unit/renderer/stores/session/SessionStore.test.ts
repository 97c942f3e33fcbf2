import { expect, it } from 'vitest';
import { SessionStore } from '../../../../../renderer/src/stores/session/SessionStore.ts';
import type { Platform } from '../../../../../renderer/src/platform/Platform.ts';
import { FakePlatform, MEMBER } from '../../../../support/fakes/FakePlatform.ts';

const sessionOn = async (kind: Platform['kind'], canKeepSession: boolean): Promise<SessionStore> => {
  const platform = Object.assign(new FakePlatform({}, MEMBER), { kind, canKeepSession });
  const session = new SessionStore(platform.call, platform);
  session.start();
  await Promise.resolve();
  return session;
};

it('passes on a rep’s machine without a keychain', async () => {
  expect((await sessionOn('rep', false)).isPassing).toBe(true);
  expect((await sessionOn('rep', true)).isPassing).toBe(false);
});

it('is not meant to last at a kiosk, so there is no warning', async () => {
  const session = await sessionOn('kiosk', false);
  expect(session.isMember).toBe(true);
  expect([session.isPassing, session.isStored]).toEqual([false, true]);
});
