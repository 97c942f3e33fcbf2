import type { StaffPanel } from '../../../../shared/ipc/kiosk.ts';

/** Facts about the kiosk and its system; null if unknown. */
export interface SystemFacts {
  isPackaged: boolean;
  platform: NodeJS.Platform;
  isServerSecure: boolean;
  isKeychainThere: boolean;
  hasPin: boolean;
  isFullScreen: boolean;
  displays: number;
  covered: number;
  isAwake: boolean;
  isAutostartEnabled: boolean;
  /** Whether the desktop's own shell runs beside the client (Windows), or a desktop with menus and hot keys (Linux). */
  hasDesktopShell: boolean | null;
  isAdministrator: boolean | null;
  isRemoteSigned: boolean | null;
}

type Check = StaffPanel['checks'][number];

const state = (isGood: boolean | null): Check['state'] => (isGood === null ? 'unknown' : isGood ? 'ok' : 'bad');

/** The lockdown checks of a kiosk. An unknown fact is `unknown`, never `ok`. */
export function selfCheck(facts: SystemFacts): Check[] {
  const checks: [string, boolean | null][] = [
    ['packaged', facts.isPackaged],
    ['server', facts.isServerSecure],
    ['keychain', facts.isKeychainThere],
    ['pin', facts.hasPin],
    ['fullScreen', facts.isFullScreen],
    ['displays', facts.covered >= facts.displays],
    ['awake', facts.isAwake],
    ['autostart', facts.isAutostartEnabled],
    ['shell', facts.hasDesktopShell === null ? null : !facts.hasDesktopShell],
    ['rights', facts.isAdministrator === null ? null : !facts.isAdministrator],
    ['remote', facts.isRemoteSigned],
    // Ctrl+Alt+Del, the Windows key, Alt+Tab, edge swipes: no program can detect whether the system filters them.
    ['systemKeys', null],
  ];
  return checks.map(([id, isGood]) => ({ id, state: state(isGood) }));
}
