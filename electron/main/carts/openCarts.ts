import { join } from 'node:path';
import type { OutboxEntry } from '../../../shared/outbox/entry.ts';
import type { DesktopSession } from '../session/DesktopSession.ts';
import { serverFile } from '../storage/serverFile.ts';
import { CartFiles } from './CartFiles.ts';
import { OfflineCarts } from './OfflineCarts.ts';

interface CartsSetup {
  /** Where the client keeps its things. */
  folder: string;
  server: string;
  session: Pick<DesktopSession, 'user'>;
  queued(owner: string): Promise<readonly OutboxEntry[]>;
}

/** The last known carts of a rep's laptop, in a folder for each server. */
export const openCarts = ({ folder, server, session, queued }: CartsSetup): OfflineCarts =>
  new OfflineCarts({
    files: new CartFiles(join(folder, serverFile('carts', server, '')), Date.now),
    who: async () => (await session.user())?.user_id ?? null,
    queued,
  });
