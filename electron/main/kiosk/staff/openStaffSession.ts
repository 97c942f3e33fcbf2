import { API_BASE } from '../../../../shared/contract/limits.ts';
import type { StaffTest } from '../../../../shared/ipc/kiosk.ts';
import { after, now } from '../../app/clock.ts';
import type { KioskExit } from '../KioskExit.ts';
import type { KioskSession } from '../session/KioskSession.ts';
import type { KioskSetup } from '../KioskSetup.ts';
import { buildStaffPanel, type PanelParts } from './staffPanel.ts';
import { StaffSession } from './StaffSession.ts';
import { testNetwork, testPrinter } from './staffTests.ts';

interface StaffSessionSetup extends PanelParts {
  setup: Pick<KioskSetup, 'settings' | 'fetch' | 'language'>;
  kiosk: KioskSession;
  exit: KioskExit;
}

/** Creates the staff's session of this kiosk. */
export function openStaffSession(parts: StaffSessionSetup): StaffSession {
  const { setup, kiosk, exit, lock, windows, config, log } = parts;
  return new StaffSession({
    lock,
    after,
    audit: log.write,
    openWindow: (closed) => windows.openStaff(setup.language(), closed),
    entered: () => kiosk.send({ type: 'staff-in' }),
    left: () => void (exit.isLeaving || kiosk.send({ type: 'staff-out' })),
    panel: () => buildStaffPanel(parts),
    configure: (page) => config.staffChanges(page),
    test: (what) => runTest(what, parts),
    restart: exit.relaunch,
    exit: () => exit.quit(),
  });
}

async function runTest(test: 'network' | 'printer', { setup, windows }: StaffSessionSetup): Promise<StaffTest> {
  const { settings, fetch } = setup;
  if (test === 'network') return testNetwork(`${settings.server}${API_BASE}/base/system/timestamp/`, fetch, now);
  return windows.staff ? testPrinter(windows.staff.webContents) : { result: 'none', detail: '' };
}
