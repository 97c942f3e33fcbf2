import { join } from 'node:path';
import type { OutboxEntry } from '../../../shared/outbox/entry.ts';
import type { DesktopSession } from '../session/DesktopSession.ts';
import type { Sealing } from '../storage/AtomicFile.ts';
import { serverFile } from '../storage/serverFile.ts';
import { CartFiles } from './CartFiles.ts';
import { OfflineCarts } from './OfflineCarts.ts';

interface CartsSetup {
  /** The client's data folder. */
  folder: string;
  server: string;
  sealing: Sealing;
  session: Pick<DesktopSession, 'user'>;
  queued(owner: string): Promise<readonly OutboxEntry[]>;
}

/** Opens the last known carts of a rep's laptop, in one folder per server. */
export const openCarts = ({ folder, server, sealing, session, queued }: CartsSetup): OfflineCarts =>
  new OfflineCarts({
    files: new CartFiles(join(folder, serverFile('carts', server, '')), Date.now, sealing),
    memberId: async () => (await session.user())?.user_id ?? null,
    queued,
  });
