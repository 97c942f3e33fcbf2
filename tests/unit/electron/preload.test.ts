import { EventEmitter } from 'node:events';
import { expect, it, vi } from 'vitest';
import type { DesktopBridge } from '../../../shared/ipc/bridge.ts';

const electron = vi.hoisted(() => ({ exposed: {} as Record<string, unknown>, invoke: vi.fn() }));
const ipcRenderer = vi.hoisted(() => ({ current: null as unknown }));
vi.mock('electron', () => {
  const emitter = Object.assign(new EventEmitter(), { invoke: electron.invoke });
  ipcRenderer.current = emitter;
  return {
    ipcRenderer: emitter,
    contextBridge: { exposeInMainWorld: (name: string, api: unknown) => (electron.exposed[name] = api) },
  };
});
await import('../../../electron/preload/index.ts');

const bridge = electron.exposed['desktop'] as DesktopBridge;
const main = ipcRenderer.current as EventEmitter;
/** The event that Electron passes to a listener: its sender would give access to every channel. */
const EVENT = { sender: main };

it('exposes one object on the window: functions, and groups of functions', () => {
  expect(Object.keys(electron.exposed)).toEqual(['desktop']);
  const members = Object.values(electron.exposed['desktop'] as object).flatMap((member: unknown) =>
    typeof member === 'object' ? Object.values(member as object) : [member],
  );
  expect(members.length).toBeGreaterThan(30);
  for (const member of members) expect(member).toBeTypeOf('function');
});

it('calls fixed channels, with only their own arguments', async () => {
  electron.invoke.mockResolvedValueOnce('/cart');
  // Extra arguments, as a compromised page could pass them.
  expect(await (bridge.takePage as (more: string) => Promise<string | null>)('api:call')).toBe('/cart');
  expect(electron.invoke).toHaveBeenLastCalledWith('page:take', undefined);
});

it('reports that there is a page to take, without the event, until unsubscribed', () => {
  const listener = vi.fn();
  const stop = bridge.onPageOpened(listener);
  main.emit('page:open', EVENT);
  expect(listener.mock.calls).toEqual([[]]);
  stop();
  main.emit('page:open', EVENT);
  expect(listener).toHaveBeenCalledOnce();
});

it.each(['onSessionChanged'] as const)('%s passes on the payload only', (name) => {
  const listener = vi.fn();
  bridge[name](listener);
  main.emit('session:changed', EVENT, { user: null });
  expect(listener.mock.calls).toEqual([[{ user: null }]]);
});
