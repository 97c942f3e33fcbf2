import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { errorMessage, logWarning } from '../app/logWarning.ts';
import { serverFile } from '../storage/serverFile.ts';

interface OutboxFolders {
  server: string;
  /** The data folder, which on Windows roams with its user. */
  roaming: string;
  /** The folder of this computer; the same one on other systems. */
  local: string;
}

/**
 * The path of this computer's outbox. On Windows it does not roam: with two computers the last log-off would win, and
 * requests of the other be lost. Moves one that an older client kept in the roaming profile.
 */
export function outboxPath({ server, roaming, local }: OutboxFolders): string {
  const name = serverFile('outbox', server);
  const [before, now] = [join(roaming, name), join(local, name)];
  if (before === now || existsSync(now) || !existsSync(before)) return now;
  try {
    renameSync(before, now);
    return now;
  } catch (error) {
    logWarning(`The outbox stays in the roaming profile: ${errorMessage(error)}`);
    return before;
  }
}
