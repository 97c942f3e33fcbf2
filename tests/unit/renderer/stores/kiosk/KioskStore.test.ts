import { expect, it, vi } from 'vitest';
import { KioskStore } from '../../../../../renderer/src/stores/kiosk/KioskStore.ts';
import type { KioskView } from '../../../../../shared/ipc/kiosk.ts';

const viewOf = (phase: KioskView['phase']): KioskView => ({ ...({} as KioskView), phase });

function aPort(phase: KioskView['phase']) {
  const listeners: { view?: (view: KioskView) => void; link?: (url: string) => void } = {};
  const stops = [vi.fn(), vi.fn()] as const;
  return {
    listeners,
    stops,
    port: {
      atFirst: viewOf(phase),
      onChanged: (listener: (view: KioskView) => void) => ((listeners.view = listener), stops[0]),
      onLink: (listener: (url: string) => void) => ((listeners.link = listener), stops[1]),
      begin: vi.fn(async () => true),
      touched: vi.fn(async () => undefined),
      beat: vi.fn(async () => undefined),
      hold: vi.fn(async () => undefined),
      leave: vi.fn(async () => undefined),
      openStaff: vi.fn(async () => undefined),
    },
  };
}
type AnyPort = ConstructorParameters<typeof KioskStore>[0];
const open = (port: unknown): KioskStore => new KioskStore(port as AnyPort);

it('follows main, and no longer once it is stopped', () => {
  const { port, listeners, stops } = aPort('attract');
  const kiosk = open(port);
  expect(kiosk.isAttracting).toBe(true);
  const stop = kiosk.start();
  listeners.view!(viewOf('active'));
  expect(kiosk.isAttracting).toBe(false);
  listeners.link!('https://other.example/');
  expect(kiosk.handover).toEqual({ url: 'https://other.example/', kind: 'link' });
  kiosk.offerHandover('https://shop.example/cart#take=1:2', 'list');
  expect(kiosk.handover?.kind).toBe('list');
  kiosk.putAway();
  expect(kiosk.handover).toBeNull();
  stop();
  for (const each of stops) expect(each).toHaveBeenCalledOnce();
});

it.each<[KioskView['phase'], number[], number]>([
  ['active', [0], 1],
  ['active', [0, 999], 1],
  ['active', [0, 1_000], 2],
  ['active', [0, 999, 1_000, 1_500], 2],
  ['warning', [0, 1, 2], 3],
])('while %s, touches at %j are %i reports to main', (phase, times, reports) => {
  const { port } = aPort(phase);
  const kiosk = open(port);
  for (const at of times) kiosk.touch(at);
  expect(port.touched).toHaveBeenCalledTimes(reports);
});

it('passes on what a visitor does, and whether main agreed', async () => {
  const { port } = aPort('attract');
  const kiosk = open(port);
  expect(await kiosk.begin('ru')).toBe(true);
  port.begin.mockResolvedValueOnce(false);
  expect(await kiosk.begin('es')).toBe(false);
  kiosk.beat();
  kiosk.hold('typing' as never, true);
  kiosk.leave();
  kiosk.openStaff();
  expect(port.begin.mock.calls).toEqual([['ru'], ['es']]);
  expect(port.hold.mock.calls).toEqual([['typing', true]]);
  for (const each of [port.beat, port.leave, port.openStaff]) expect(each).toHaveBeenCalledOnce();
});

it('has no view and starts no visit outside a kiosk', async () => {
  const kiosk = open(null);
  kiosk.start()();
  kiosk.touch(0);
  expect([kiosk.view, kiosk.isAttracting, await kiosk.begin('en')]).toEqual([null, false, false]);
});
