import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallEvent, Handlers } from '../../../../electron/main/ipc/answer.ts';
import { PHOTO_BYTES_MAX } from '../../../../shared/contract/limits.ts';

const ipcMain = vi.hoisted(() => ({ handle: vi.fn(), removeAllListeners: vi.fn() }));
vi.mock('electron', () => ({ ipcMain }));

const { answer, refusals, respond } = await import('../../../../electron/main/ipc/answer.ts');
const { channels } = await import('../../../../shared/ipc/contract.ts');
const { IpcError } = await import('../../../../shared/ipc/IpcError.ts');

const frame = (origin = 'app://bundle', gone = false) => ({ origin, isDestroyed: () => gone });

function event(
  change: { frame?: ReturnType<typeof frame> | null; type?: string; id?: number; isSubframe?: boolean } = {},
): CallEvent {
  const senderFrame = change.frame === undefined ? frame() : change.frame;
  const mainFrame = change.isSubframe || senderFrame === null ? frame() : senderFrame;
  return { senderFrame, sender: { id: change.id ?? 1, mainFrame, getType: () => change.type ?? 'window' } };
}

const handlers = {
  'api:call': vi.fn(),
  'api:cancel': vi.fn(),
  'session:read': vi.fn(),
  'app:info': vi.fn(),
  'language:set': vi.fn(),
  'theme:set': vi.fn(),
  'link:open': vi.fn(),
  'page:savePdf': vi.fn(),
  'page:take': vi.fn(),
  'signIn:begin': vi.fn(),
  'signIn:byPhone': vi.fn(),
  'signIn:read': vi.fn(),
  'signIn:show': vi.fn(),
  'signIn:copy': vi.fn(),
  'signIn:cancel': vi.fn(),
  'signIn:take': vi.fn(),
  'kiosk:read': vi.fn(),
  'kiosk:begin': vi.fn(),
  'kiosk:touched': vi.fn(),
  'kiosk:leave': vi.fn(),
  'kiosk:beat': vi.fn(),
  'kiosk:hold': vi.fn(),
  'kiosk:staff': vi.fn(),
  'staff:read': vi.fn(),
  'staff:enter': vi.fn(),
  'staff:choose': vi.fn(),
  'staff:panel': vi.fn(),
  'staff:configure': vi.fn(),
  'staff:test': vi.fn(),
  'staff:act': vi.fn(),
  'outbox:read': vi.fn(),
  'outbox:act': vi.fn(),
  'customers:read': vi.fn(),
  'customers:act': vi.fn(),
  'customers:present': vi.fn(),
  'customers:camera': vi.fn(),
  'customers:export': vi.fn(),
  'catalogue:read': vi.fn(),
  'catalogue:refresh': vi.fn(),
  'update:read': vi.fn(),
  'update:restart': vi.fn(),
} satisfies Handlers;
const gate = { origin: 'app://bundle', roleOf: (id: number) => (id === 1 ? ('store' as const) : null) };
const TOO_LONG = { url: `https://${'x'.repeat(2_001)}` };
const LINK = { url: 'https://maker.example/' };
const open = (from: CallEvent, input: unknown): Promise<unknown> =>
  respond('link:open', from, input, { handlers, gate });

beforeEach(() => {
  for (const handler of Object.values(handlers)) handler.mockReset();
  refusals.clear();
});

describe('a call from a window', () => {
  it('reaches its handler, parsed, with the id of the caller', async () => {
    handlers['link:open'].mockResolvedValue(true);
    await expect(open(event(), LINK)).resolves.toBe(true);
    expect(handlers['link:open']).toHaveBeenCalledWith(LINK, 1);
  });

  it.each([
    ['frame', 'a page that has gone', event({ frame: null })],
    ['frame', 'a frame that is being destroyed', event({ frame: frame('app://bundle', true) })],
    ['subframe', 'a frame inside our page', event({ isSubframe: true })],
    ['window', 'a webview', event({ type: 'webview' })],
    ['origin', 'a foreign page', event({ frame: frame('https://evil.example') })],
    ['origin', 'a page that only looks like ours', event({ frame: frame('app://bundle.evil.example') })],
    ['origin', 'an opaque page', event({ frame: frame('null') })],
    ['role', 'a window that may not ask this', event({ id: 2 })],
  ] as const)('is refused for its %s: %s', async (reason, _who, from) => {
    await expect(open(from, LINK)).rejects.toMatchObject({ name: 'IpcError', channel: 'link:open', reason });
    expect(handlers['link:open']).not.toHaveBeenCalled();
    expect(refusals.get(reason)).toBe(1);
  });

  it.each([undefined, {}, { url: 'javascript:alert(1)' }, { url: 'http://maker.example' }, TOO_LONG])(
    'is refused for its input: %#',
    async (input) => {
      await expect(open(event(), input)).rejects.toMatchObject({ reason: 'input' });
      expect(handlers['link:open']).not.toHaveBeenCalled();
    },
  );

  it('checks the caller before the input', async () => {
    await expect(open(event({ frame: frame('https://evil.example') }), 'nonsense')).rejects.toMatchObject({
      reason: 'origin',
    });
  });

  it('may not call an operation that answers with tokens only', async () => {
    const ask = respond('api:call', event(), { id: 1, name: 'refreshToken', payload: {} }, { handlers, gate });
    await expect(ask).rejects.toMatchObject({ reason: 'input' });
  });

  it('may send a photograph as large as the store accepts, and nothing else of that size', async () => {
    handlers['api:call'].mockResolvedValue({ ok: true, data: { id: 7 }, now: 0 });
    const call = (name: string, payload: Record<string, string>): Promise<unknown> =>
      respond('api:call', event(), { id: 1, name, payload }, { handlers, gate });
    const photo = Buffer.alloc(PHOTO_BYTES_MAX).toString('base64');
    await expect(call('addAfterSalePhoto', { photo, idempotency_key: 'k' })).resolves.toMatchObject({ ok: true });
    await expect(call('addAfterSalePhoto', { photo: photo + photo })).rejects.toMatchObject({ reason: 'input' });
    await expect(call('createAfterSale', { reason: photo })).rejects.toMatchObject({ reason: 'input' });
  });

  it('learns that it failed, not why', async () => {
    const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    handlers['link:open'].mockRejectedValue(new Error('/home/rep/.config is not writable'));
    await expect(open(event(), LINK)).rejects.toThrow('[ipc link:open failed]');
    expect(log).toHaveBeenCalled();
    log.mockRestore();
  });

  it('gets no more than the contract allows, whatever a handler returns', async () => {
    handlers['session:read'].mockResolvedValue({
      user_id: 'u',
      nick_name: 'n',
      email: 'e@x.example',
      refresh: 'secret',
    });
    const read = await respond('session:read', event(), undefined, { handlers, gate });
    expect(read).toEqual({ user_id: 'u', nick_name: 'n', email: 'e@x.example' });
  });
});

it('every row of the contract has a handler', () => {
  answer(handlers, gate);
  expect(ipcMain.handle.mock.calls.map(([name]) => name as string)).toEqual(Object.keys(channels));
});

it('a refusal is read back from what Electron makes of it in the window', () => {
  const seen = new Error(`Error invoking remote method 'link:open': ${String(new IpcError('link:open', 'origin'))}`);
  expect(IpcError.from(seen)).toMatchObject({ channel: 'link:open', reason: 'origin' });
  expect(IpcError.from(new Error('something else'))).toBeNull();
});
