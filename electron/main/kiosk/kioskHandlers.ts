import type { HandlersOf } from '../ipc/answer.ts';
import type { OpenKiosk } from './openKiosk.ts';

/** One handler for each kiosk channel; in a rep's client they answer null or fail. */
export function kioskHandlers(open: OpenKiosk | null): HandlersOf<'kiosk' | 'staff'> {
  const staff = () => {
    if (!open) throw new Error('no kiosk');
    return open.staff;
  };
  return {
    'kiosk:read': () => open?.kiosk.view() ?? null,
    'kiosk:begin': () => open?.kiosk.begin() ?? false,
    'kiosk:touched': () => open?.kiosk.send({ type: 'touched', now: Date.now() }),
    'kiosk:leave': () => open?.kiosk.send({ type: 'leave' }),
    'kiosk:beat': () => open?.recovery.beat(),
    'kiosk:hold': ({ name, on }) => open?.kiosk.send({ type: 'hold', now: Date.now(), name, on }),
    'kiosk:staff': () => open?.staff.open(),
    'staff:read': () => staff().gate(),
    'staff:enter': ({ pin }) => staff().enter(pin),
    'staff:choose': ({ pin }) => staff().choose(pin),
    'staff:panel': () => staff().panel(),
    'staff:configure': (settings) => staff().configure(settings),
    'staff:test': ({ what }) => staff().test(what),
    'staff:act': ({ act }) => staff().act(act),
  };
}
