import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Handlers } from '../../../../electron/main/ipc/answer.ts';

vi.mock('electron', () => ({ app: {}, net: {}, systemPreferences: {}, session: {}, BrowserWindow: {}, screen: {} }));
vi.mock('electron-store', () => ({ default: vi.fn() }));
const { catalogueHandlers } = await import('../../../../electron/main/catalogue/openCatalogue.ts');
const { customerHandlers } = await import('../../../../electron/main/customers/openCustomers.ts');
const { kioskHandlers } = await import('../../../../electron/main/kiosk/kioskHandlers.ts');
const { outboxHandlers } = await import('../../../../electron/main/outbox/openOutbox.ts');
const { signInHandlers } = await import('../../../../electron/main/signIn/signInHandlers.ts');
const { updateHandlers } = await import('../../../../electron/main/updates/openUpdates.ts');

const calls: [string, ...unknown[]][] = [];
/** Any part of the client: each method records its call, and returns its own name. */
const part = (name: string): never =>
  new Proxy(
    {},
    {
      get: (_part, method) => {
        const called = `${name}.${String(method)}`;
        return (...args: unknown[]) => {
          calls.push([called, ...args]);
          return `answer of ${called}`;
        };
      },
    },
  ) as never;
const kiosk = { kiosk: part('kiosk'), staff: part('staff'), recovery: part('recovery') } as never;
const rep = (): never => part('rep');

const NOW = 1_900_000_000_000;
beforeEach(() => {
  calls.length = 0;
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});
afterEach(() => void vi.useRealTimers());

/** All handlers of the parts, of a rep's laptop and of a kiosk. */
const open: Partial<Handlers> = {
  ...catalogueHandlers({ sync: part('sync') } as never),
  ...customerHandlers(part('book'), rep),
  ...kioskHandlers(kiosk),
  ...outboxHandlers(part('outbox')),
  ...signInHandlers({ laptop: part('laptop'), kiosk: null }),
};
const closed: Partial<Handlers> = {
  ...customerHandlers(null, () => null),
  ...kioskHandlers(null),
  ...outboxHandlers(null),
  ...signInHandlers({ laptop: null, kiosk: null }),
  ...updateHandlers(null),
};
const ask = async (handlers: Partial<Handlers>, channel: string, payload: unknown): Promise<unknown> =>
  (handlers[channel as keyof Handlers] as (payload: unknown, caller: number) => unknown)(payload, 7);

describe('a page’s request reaches its part, and the page gets the answer', () => {
  it.each<[string, unknown, [string, ...unknown[]][], unknown]>([
    ['catalogue:read', undefined, [['sync.view']], 'answer of sync.view'],
    ['catalogue:refresh', undefined, [['sync.refresh']], undefined],
    ['customers:read', undefined, [['book.read']], 'answer of book.read'],
    ['customers:act', { owner: 'ana', act: 'remove' }, [['book.act', 'ana', 'remove']], 'answer of book.act'],
    ['customers:present', { on: true }, [['book.present', true], ['rep.retranslate']], undefined],
    [
      'customers:export',
      { owner: 'ana', ids: ['1'] },
      [
        ['book.pick', 'ana', ['1']],
        ['rep.exportCsv', 'answer of book.pick'],
      ],
      'answer of rep.exportCsv',
    ],
    ['kiosk:read', undefined, [['kiosk.view']], 'answer of kiosk.view'],
    ['kiosk:begin', undefined, [['kiosk.begin']], 'answer of kiosk.begin'],
    ['kiosk:touched', undefined, [['kiosk.send', { type: 'touched', now: NOW }]], 'answer of kiosk.send'],
    ['kiosk:leave', undefined, [['kiosk.send', { type: 'leave' }]], 'answer of kiosk.send'],
    ['kiosk:beat', undefined, [['recovery.beat']], 'answer of recovery.beat'],
    [
      'kiosk:hold',
      { name: 'dialog', on: true },
      [['kiosk.send', { type: 'hold', now: NOW, name: 'dialog', on: true }]],
      'answer of kiosk.send',
    ],
    ['kiosk:staff', undefined, [['staff.open']], 'answer of staff.open'],
    ['staff:read', undefined, [['staff.gate']], 'answer of staff.gate'],
    ['staff:enter', { pin: '123456' }, [['staff.enter', '123456']], 'answer of staff.enter'],
    ['staff:choose', { pin: '123456' }, [['staff.choose', '123456']], 'answer of staff.choose'],
    ['staff:panel', undefined, [['staff.panel']], 'answer of staff.panel'],
    ['staff:configure', { autostart: true }, [['staff.configure', { autostart: true }]], 'answer of staff.configure'],
    ['staff:test', { what: 'print' }, [['staff.test', 'print']], 'answer of staff.test'],
    ['staff:act', { act: 'back' }, [['staff.act', 'back']], 'answer of staff.act'],
    ['outbox:read', undefined, [['outbox.read']], 'answer of outbox.read'],
    ['outbox:act', { act: 'send' }, [['outbox.act', { act: 'send' }]], 'answer of outbox.act'],
    ['signIn:begin', { provider: 'google' }, [['laptop.begin', { provider: 'google' }]], 'answer of laptop.begin'],
    ['signIn:read', undefined, [['laptop.read']], 'answer of laptop.read'],
    ['signIn:show', { at: 'window' }, [['laptop.show', 'window']], 'answer of laptop.show'],
    ['signIn:copy', undefined, [['laptop.copy']], 'answer of laptop.copy'],
    ['signIn:cancel', undefined, [['laptop.cancel']], undefined],
    ['signIn:take', undefined, [['laptop.take']], 'answer of laptop.take'],
  ])('%s', async (channel, payload, asked, answer) => {
    expect(await ask(open, channel, payload)).toBe(answer);
    expect(calls).toEqual(asked);
  });

  it('at a kiosk, where visitors sign in by phone', async () => {
    const phone: Partial<Handlers> = signInHandlers({ laptop: null, kiosk: part('phone') });
    expect(await ask(phone, 'signIn:byPhone', { language: 'es' })).toBe('answer of phone.begin');
    expect(await ask(phone, 'signIn:read', undefined)).toBe('answer of phone.read');
    await ask(phone, 'signIn:cancel', undefined);
    expect(calls).toEqual([['phone.begin', 'es'], ['phone.read'], ['phone.cancel']]);
  });
});

describe('a client without the part answers', () => {
  it.each<[string, unknown]>([
    ['customers:read', null],
    ['customers:export', false],
    ['kiosk:read', null],
    ['kiosk:begin', false],
    ['outbox:read', null],
    ['signIn:read', null],
    ['signIn:copy', false],
    ['signIn:take', null],
    ['update:read', null],
  ])('%s with %s', async (channel, answer) => expect(await ask(closed, channel, {})).toBe(answer));

  it.each(['staff:read', 'staff:panel', 'staff:act'])('%s with an error', (channel) =>
    expect(ask(closed, channel, {})).rejects.toThrow('no kiosk'),
  );
});
