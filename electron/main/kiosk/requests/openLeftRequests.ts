import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { app } from 'electron';
import type { Call } from '../../../../shared/client/ports.ts';
import { clock } from '../../app/clock.ts';
import { OutboxFile } from '../../outbox/OutboxFile.ts';
import { localFolder } from '../../app/localFolder.ts';
import { DataKey } from '../../storage/DataKey.ts';
import { openKeychainEntry } from '../../storage/openKeychainEntry.ts';
import { serverFile } from '../../storage/serverFile.ts';
import type { KioskSetup } from '../KioskSetup.ts';
import type { AuditLog } from '../staff/AuditLog.ts';
import type { PinLock } from '../staff/PinLock.ts';
import { LeftRequests } from './LeftRequests.ts';

interface LeftRequestsSetup {
  setup: Pick<KioskSetup, 'settings' | 'language'>;
  /** `openAnonymousCall`. */
  call: Call;
  lock: PinLock;
  audit: AuditLog['write'];
}

/** Opens the visitors' requests that this kiosk has kept. */
export function openLeftRequests({ setup, call, lock, audit }: LeftRequestsSetup): LeftRequests {
  const { settings, language } = setup;
  const { server } = settings;
  const key = new DataKey({
    keychain: openKeychainEntry(`${server} requests`),
    usesNew: true,
    isReady: async () => (await lock.step()) !== 'shut',
  });
  const path = join(localFolder(app), serverFile('left-requests', server));
  const requests = new LeftRequests({
    storage: new OutboxFile(path, Date.now, { key, isRequired: true }),
    call,
    clock,
    newId: randomUUID,
    random: Math.random,
    language,
    audit,
  });
  requests.open();
  return requests;
}
