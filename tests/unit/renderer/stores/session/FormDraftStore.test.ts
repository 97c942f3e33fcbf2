import { configure, runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../../../../../renderer/src/persistence/storage/memoryStorage.ts';
import { StatePersistence } from '../../../../../renderer/src/persistence/storage/StatePersistence.ts';
import { SessionStore } from '../../../../../renderer/src/stores/session/SessionStore.ts';
import { FormDraftStore } from '../../../../../renderer/src/stores/session/FormDraftStore.ts';
import { FakePlatform, MEMBER } from '../../../../support/fakes/FakePlatform.ts';

configure({ enforceActions: 'always' });

function open(storage = memoryStorage()) {
  const platform = new FakePlatform({}, MEMBER);
  const session = new SessionStore(platform.call, platform);
  const unsent = new FormDraftStore(session);
  unsent.start(new StatePersistence(storage), new StatePersistence(storage));
  session.start();
  runInAction(() => Object.assign(session, { user: MEMBER, isKnown: true }));
  return { unsent, platform, session, storage };
}

describe('form drafts', () => {
  it('outlives a reload, but no password and no card does', () => {
    const { unsent, platform, storage } = open();
    unsent.watch('profile', { read: () => ({ nick_name: 'Ana' }), isSecret: false });
    unsent.watch('password', { read: () => ({ password: 'secret_1' }), isSecret: true });
    platform.become(null);
    expect(storage.read('unsent')).not.toContain('secret_1');
    platform.become(MEMBER);
    expect(unsent.of('profile')).toEqual({ nick_name: 'Ana' });
    expect(unsent.of('password')).toEqual({ password: 'secret_1' });
    const reloaded = open(storage).unsent;
    expect(reloaded.of('profile')).toEqual({ nick_name: 'Ana' });
    expect(reloaded.of('password')).toBeNull();
  });

  it('are restored in the same page in another language, but no password is', () => {
    const { unsent, storage } = open();
    unsent.watch('profile', { read: () => ({ nick_name: 'Ana' }), isSecret: false });
    unsent.watch('password', { read: () => ({ password: 'secret_1' }), isSecret: true });
    unsent.keepOpen();
    const translated = open(storage).unsent;
    expect(translated.of('profile')).toEqual({ nick_name: 'Ana' });
    expect(translated.of('password')).toBeNull();
  });

  it('is restored once', () => {
    const { unsent, platform, storage } = open();
    unsent.watch('profile', { read: () => ({ nick_name: 'Ana' }), isSecret: false });
    platform.become(null);
    platform.become(MEMBER);
    unsent.forget('profile');
    expect(unsent.of('profile')).toBeNull();
    expect(storage.read('unsent')).not.toContain(MEMBER.user_id);
  });

  it('is not kept of a form in which nothing is typed', () => {
    const { unsent, storage } = open();
    unsent.watch('credentials', { read: () => ({}), isSecret: false });
    unsent.keepOpen();
    expect(storage.read('unsent') ?? '').not.toContain(MEMBER.user_id);
  });

  it('is deleted at sign-out, a stored one and one of a form in use', async () => {
    const { unsent, platform, session, storage } = open();
    unsent.watch('profile', { read: () => ({ nick_name: 'Ana' }), isSecret: false });
    unsent.keepOpen();
    expect(storage.read('unsent')).toContain('Ana');
    await Promise.resolve(); // the platform's session has been read
    await session.logout();
    platform.become(null);
    expect(unsent.drafts).toEqual({});
    expect(storage.read('unsent') ?? '').not.toContain(MEMBER.user_id);
    platform.become(MEMBER);
    expect(unsent.of('profile')).toBeNull();
  });

  it.each([
    ['are deleted with those of orders, requests and returns at sign-out; an order without an answer stays', true, []],
    [
      'leaves them where the session is over for another reason',
      false,
      ['checkoutDraft', 'quotationDraft', 'afterSaleDraft'],
    ],
  ])('%s', async (_what, isLeaving, left) => {
    const { platform, session, storage } = open();
    const keys = ['checkoutDraft', 'quotationDraft', 'afterSaleDraft'];
    for (const key of [...keys, 'checkoutSent', 'guestQuotation']) storage.write(key, '[]');
    await Promise.resolve(); // the platform's session has been read
    if (isLeaving) await session.logout();
    platform.become(null);
    expect(keys.filter((key) => storage.read(key) !== null)).toEqual(left);
    expect([storage.read('checkoutSent'), storage.read('guestQuotation')]).toEqual(['[]', '[]']);
  });

  it('keeps a guest’s beside those of a member whose session has ended, until somebody signs in', () => {
    const { unsent, platform } = open();
    const stop = unsent.watch('profile', { read: () => ({ nick_name: 'Ana' }), isSecret: false });
    platform.become(null);
    stop();
    unsent.watch('credentials', { read: () => ({ email: 'ana@clinic.com' }), isSecret: false });
    unsent.keepOpen();
    expect(unsent.of('credentials')).toEqual({ email: 'ana@clinic.com' });
    expect(unsent.of('profile')).toBeNull();
    platform.become(MEMBER);
    expect(unsent.of('profile')).toEqual({ nick_name: 'Ana' });
    expect(unsent.of('credentials')).toBeNull();
  });

  it.each(['{', '{"x":1}', '{"x":[]}', '{"x":{"a":{"typed":1}}}', '{"userId":"x","forms":{}}'])(
    'ignores a stored value of another shape: %s',
    (text) => {
      const storage = memoryStorage();
      storage.write('unsent', text);
      expect(open(storage).unsent.drafts).toEqual({});
    },
  );
});
