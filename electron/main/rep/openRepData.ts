import { join } from 'node:path';
import { app } from 'electron';
import type { Call } from '../../../shared/client/ports.ts';
import type { Payload } from '../../../shared/signing/requestSignature.ts';
import type { CustomerBook } from '../customers/CustomerBook.ts';
import type { OfflineCarts } from '../carts/OfflineCarts.ts';
import { RemovedCarts } from '../carts/RemovedCarts.ts';
import { clock } from '../app/clock.ts';
import { followCustomers, openCustomers } from '../customers/openCustomers.ts';
import { localFolder } from '../app/localFolder.ts';
import { outboxPath } from '../outbox/outboxPath.ts';
import { OutboxFile } from '../outbox/OutboxFile.ts';
import { type OpenOutbox, openOutbox } from '../outbox/openOutbox.ts';
import type { Sealing } from '../storage/AtomicFile.ts';
import type { PreferenceStore } from '../storage/preferences.ts';
import { serverFile } from '../storage/serverFile.ts';
import type { DesktopSession } from '../session/DesktopSession.ts';
import { sendToStoreWindows } from '../windows/windows.ts';

interface WorkSetup {
  server: string;
  sealing: Sealing;
  call: Call;
  session: Pick<DesktopSession, 'user'>;
  preferences: PreferenceStore;
  carts: OfflineCarts;
}

export interface RepData extends OpenOutbox {
  book: CustomerBook;
  /** Follows a change of the signed-in member. */
  follow(): void;
}

const customerIn = ({ customer }: Payload): string[] => (typeof customer === 'string' ? [customer] : []);

/** Opens the data of a rep's laptop: the outbox and the rep's customers. */
export function openRepData({ server, sealing, call, session, preferences, carts }: WorkSetup): RepData {
  const inProfile = (name: string): string => join(app.getPath('userData'), serverFile(name, server));
  const path = outboxPath({ server, roaming: app.getPath('userData'), local: localFolder(app) });
  const waiting = openOutbox({ storage: new OutboxFile(path, Date.now, sealing), call, session });
  const book = openCustomers({ path: inProfile('customers'), sealing, session, preferences });
  const { outbox } = waiting;
  const removedCarts = new RemovedCarts({
    book,
    carts,
    call,
    clock,
    memberId: async () => (await session.user())?.user_id ?? null,
    queuedCustomers: async (owner) =>
      new Set((await outbox.openEntries(owner)).flatMap(({ payload }) => customerIn(payload))),
  });
  book.onRemoved = () => void removedCarts.follow();
  outbox.onChanged((view) => {
    sendToStoreWindows('outbox:changed', view);
    void removedCarts.follow();
  });
  const follow = (): void => {
    followCustomers(book);
    void removedCarts.follow();
    outbox.follow().then(
      () => outbox.send(),
      () => undefined,
    );
  };
  return { ...waiting, book, follow };
}
