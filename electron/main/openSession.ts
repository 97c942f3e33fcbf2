import type { News } from '../../shared/ipc/contract.ts';
import { DeviceKey } from './DeviceKey.ts';
import { openVault } from './keychain.ts';
import { DesktopSession } from './DesktopSession.ts';
import type { Settings } from './settings.ts';
import { tellWindows } from './windows.ts';

export interface OpenSession {
  keeper: DesktopSession;
  device: DeviceKey;
}

type SessionNews = News<'session:changed'>;

/**
 * Who is signed in, and the key the server knows this device by. Entries of their own for each server: one shop's token
 * is never offered to another, nor is the device known there.
 */
export function openSession(
  { server, mode }: Pick<Settings, 'server' | 'mode'>,
  changed: (news: SessionNews) => void,
): OpenSession {
  const device = new DeviceKey(openVault(`${server} device`));
  const keeper = new DesktopSession(
    mode === 'kiosk' ? null : openVault(server),
    (news) => {
      tellWindows('session:changed', news);
      changed(news);
    },
    () => device.isKept(),
    { key: (isInUse) => device.late(isInUse), answered: (news) => tellWindows('keychain:answered', news) },
  );
  return { keeper, device };
}
