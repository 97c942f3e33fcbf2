import { configure } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../../../../renderer/src/persistence/storage/memoryStorage.ts';
import type { KeyValueStorage } from '../../../../../renderer/src/persistence/storage/KeyValueStorage.ts';
import { StatePersistence } from '../../../../../renderer/src/persistence/storage/StatePersistence.ts';
import { AccessLog } from '../../../../../renderer/src/stores/visits/AccessLog.ts';
import { ConsentStore } from '../../../../../renderer/src/stores/visits/ConsentStore.ts';
import { UiStore } from '../../../../../renderer/src/stores/UiStore.ts';
import { ApiError, Code } from '../../../../../shared/contract/envelope.ts';
import { eventually } from '../../../../support/checks/eventually.ts';

configure({ enforceActions: 'always' });

const ID = '0d6f1c1e-6c3b-4b5e-9d7a-5f2f0c1e5a10';

function aLog(storage: KeyValueStorage = memoryStorage(), isIdNeeded = false) {
  const sent: unknown[] = [];
  let failure: Error | null = null;
  const platform = { visitorId: () => ID, forgetVisitor: vi.fn<() => void>() };
  const call = vi.fn<(name: string, payload: unknown) => Promise<null>>(async (_name, payload) => {
    if (failure) throw failure;
    sent.push(payload);
    return null;
  });
  const ui = new UiStore('desktop');
  const consent = new ConsentStore();
  const log = new AccessLog({ call: call as never, platform, consent, ui, isIdNeeded: () => isIdNeeded });
  const persistence = new StatePersistence(storage);
  consent.persistIn(persistence);
  log.start(persistence);
  const settle = () => eventually(() => expect(log.waiting).toEqual([]));
  return { log, consent, ui, sent, call, platform, settle, fail: (error: Error | null) => void (failure = error) };
}

describe('the visit log', () => {
  it('writes nothing down before consent', async () => {
    const { log, consent, sent, call, settle } = aLog();
    expect(consent.isAsked).toBe(true);
    log.view('/?from=newsletter');
    expect(call).not.toHaveBeenCalled();
    consent.decide('granted');
    expect(consent.isAsked).toBe(false);
    log.view('/cart');
    await settle();
    expect(sent).toEqual([
      { uuid: ID, request_url: '/cart', sources: 'newsletter', idempotency_key: expect.any(String) as string },
    ]);
  });

  it('sends how long a page load took, with consent alone, and nothing of the visitor', async () => {
    const { log, consent, call, settle } = aLog();
    const load = { page: 'listing', device: 'desktop', vitals: [{ name: 'LCP', value: 900 }] } as const;
    log.measure({ ...load, vitals: [...load.vitals] });
    expect(call).not.toHaveBeenCalled();
    consent.decide('granted');
    log.measure({ ...load, vitals: [...load.vitals] });
    await settle();
    expect(call.mock.calls.map(([name, payload]) => [name, payload])).toEqual([
      ['recordVitals', { ...load, idempotency_key: expect.any(String) as string }],
    ]);
  });

  it('keeps a measured page load over a reload while the network is away', async () => {
    const storage = memoryStorage();
    const first = aLog(storage);
    first.consent.decide('granted');
    first.ui.setOnline(false);
    first.log.measure({ page: 'home', device: 'mobile', vitals: [{ name: 'CLS', value: 0 }] });
    await eventually(() => expect(first.log.waiting).toHaveLength(1));
    const second = aLog(storage);
    await second.settle();
    expect(second.sent).toMatchObject([{ page: 'home', device: 'mobile', vitals: [{ name: 'CLS', value: 0 }] }]);
  });

  it('keeps visits while the network is away, over a reload, and sends them in their order', async () => {
    const storage = memoryStorage();
    const before = aLog(storage);
    before.consent.decide('granted');
    before.fail(new ApiError('offline'));
    before.log.view('/a?from=ad');
    before.log.view('/b');
    await eventually(() => expect(before.call).toHaveBeenCalled());
    const after = aLog(storage);
    await after.settle();
    expect(after.sent).toMatchObject([
      { request_url: '/a?from=ad', sources: 'ad' },
      { request_url: '/b', sources: 'ad' },
    ]);
    expect(after.consent.choice).toBe('granted');
    after.log.view('/c');
    await after.settle();
    expect(after.sent.at(-1)).toMatchObject({ request_url: '/c', sources: 'ad' });
  });

  it('tries again when the network is back, and lets go of what the server will never have', async () => {
    const { log, consent, ui, sent, call, settle, fail } = aLog();
    consent.decide('granted');
    ui.setOnline(false);
    log.view('/a');
    expect(call).not.toHaveBeenCalled();
    ui.setOnline(true);
    await settle();
    expect(sent).toHaveLength(1);
    fail(new ApiError(Code.refused));
    log.view('/b');
    await settle();
    fail(new ApiError(Code.tooMany));
    log.view('/c');
    await eventually(() => expect(call).toHaveBeenCalledTimes(3));
    expect(log.waiting).toHaveLength(1);
    fail(new ApiError(Code.internal));
    await eventually(async () => {
      await log.send();
      expect(call).toHaveBeenCalledTimes(4);
    });
    expect(log.waiting).toHaveLength(1);
  });

  it('sends a visit under one key, whichever tab finds it waiting', async () => {
    const storage = memoryStorage();
    const { log, consent, sent, settle, fail, ui } = aLog(storage);
    consent.decide('granted');
    fail(new ApiError('offline'));
    log.view('/a');
    await eventually(() => expect(log.waiting).toHaveLength(1));
    const other = aLog(storage);
    await other.settle();
    fail(null);
    ui.setOnline(false);
    ui.setOnline(true);
    await settle();
    const keys = [...sent, ...other.sent].map((visit) => (visit as { idempotency_key: string }).idempotency_key);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  it('drops a visit that another tab has rewritten while it was being sent', async () => {
    const listeners: Parameters<KeyValueStorage['onChange']>[0][] = [];
    const storage: KeyValueStorage = {
      ...memoryStorage(),
      onChange: (listener) => (listeners.push(listener), () => undefined),
    };
    const { log, consent, call, sent, settle } = aLog(storage);
    consent.decide('granted');
    const answered = Promise.withResolvers<null>();
    call.mockImplementationOnce(() => answered.promise);
    log.view('/a');
    const written = JSON.stringify([...log.waiting, { key: 'of-the-other-tab', url: '/b', sources: '' }]);
    listeners.forEach((hear) => hear('accessQueue', written));
    answered.resolve(null);
    await settle();
    expect(sent).toMatchObject([{ request_url: '/b', idempotency_key: 'of-the-other-tab' }]);
  });

  it('forgets everything when consent is withdrawn, and asks only when the visitor wants to be asked', () => {
    const storage = memoryStorage();
    const { log, consent, platform, fail } = aLog(storage);
    consent.decide('granted');
    fail(new ApiError('offline'));
    log.view('/a?from=ad');
    consent.askAgain();
    expect(consent.isAsked).toBe(true);
    consent.decide('refused');
    expect(consent.isAsked).toBe(false);
    expect(platform.forgetVisitor).toHaveBeenCalledOnce();
    expect([storage.read('accessQueue'), storage.read('sources')]).toEqual(['[]', '""']);
    expect(aLog(storage).consent.isAsked).toBe(false);
  });

  it('leaves the id to a chat that knows the visitor by it', () => {
    const { consent, platform } = aLog(memoryStorage(), true);
    consent.decide('refused');
    expect(platform.forgetVisitor).not.toHaveBeenCalled();
  });
});
