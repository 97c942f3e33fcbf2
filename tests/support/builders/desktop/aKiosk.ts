import { vi } from 'vitest';
import type { KioskPort } from '../../../../renderer/src/platform/Platform.ts';
import type { KioskView } from '../../../../shared/ipc/kiosk.ts';

type Listener = (view: KioskView) => void;
export interface AKiosk {
  kiosk: KioskPort;
  touched: ReturnType<typeof vi.fn>;
  hold: ReturnType<typeof vi.fn>;
  /** Sends a change of the kiosk's state from main. */
  tell: (change: Partial<KioskView>) => void;
}

/** A kiosk around the page, with an active visitor. */
export function aKiosk(): AKiosk {
  const view: KioskView = {
    phase: 'active',
    secondsLeft: null,
    publicUrl: 'https://shop.example',
    slideSeconds: 8,
    attractPage: null,
  };
  let notify: Listener = () => undefined;
  const answer = (): Promise<void> => Promise.resolve();
  const [touched, hold] = [vi.fn(answer), vi.fn(answer)];
  const kiosk: KioskPort = {
    atFirst: view,
    begin: () => Promise.resolve(true),
    touched,
    hold,
    beat: answer,
    leave: answer,
    openStaff: answer,
    onChanged: (listener) => ((notify = listener), () => undefined),
    onLink: () => () => undefined,
  };
  return { kiosk, touched, hold, tell: (change) => notify({ ...view, ...change }) };
}
