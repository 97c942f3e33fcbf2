import { API_BASE } from '../../../shared/contract/limits.ts';
import type { StaffTest } from '../../../shared/ipc/kiosk.ts';
import { after, now } from '../clock.ts';
import type { Exit } from './Exit.ts';
import type { Kiosk } from './Kiosk.ts';
import type { KioskSetup } from './KioskSetup.ts';
import { panelOf, type PanelParts } from './panelOf.ts';
import { StaffDesk } from './StaffDesk.ts';
import { testNetwork, testPrinter } from './staffTests.ts';

interface StaffDeskSetup extends PanelParts {
  setup: Pick<KioskSetup, 'settings' | 'fetch' | 'language'>;
  kiosk: Kiosk;
  exit: Exit;
}

/** The staff's side of this kiosk: their window, what they see there, and what they may do. */
export function openStaffDesk(parts: StaffDeskSetup): StaffDesk {
  const { setup, kiosk, exit, lock, windows, config, log } = parts;
  return new StaffDesk({
    ...{ lock, after, audit: log.write },
    openWindow: (closed) => windows.openStaff(setup.language(), closed),
    entered: () => kiosk.send({ type: 'staff-in' }),
    left: () => void (exit.isLeaving || kiosk.send({ type: 'staff-out' })),
    panel: () => panelOf(parts),
    configure: (page) => config.setByStaff(page),
    test: (what) => runTest(what, parts),
    restart: exit.relaunch,
    exit: () => exit.quit(),
  });
}

async function runTest(what: 'network' | 'printer', { setup, windows }: StaffDeskSetup): Promise<StaffTest> {
  const { settings, fetch } = setup;
  if (what === 'network') return testNetwork(`${settings.server}${API_BASE}/base/system/timestamp/`, fetch, now);
  return windows.staff ? testPrinter(windows.staff.webContents) : { result: 'none', detail: '' };
}
