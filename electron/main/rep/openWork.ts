import { join } from 'node:path';
import { app } from 'electron';
import type { Call } from '../../../shared/client/ports.ts';
import type { CustomerBook } from '../customers/CustomerBook.ts';
import { followCustomers, openCustomers } from '../customers/openCustomers.ts';
import { OutboxFile } from '../outbox/OutboxFile.ts';
import { type OpenOutbox, openOutbox } from '../outbox/openOutbox.ts';
import type { PreferenceStore } from '../preferences.ts';
import { serverFile } from '../serverFile.ts';
import type { DesktopSession } from '../DesktopSession.ts';
import { tellWindows } from '../windows.ts';

interface WorkSetup {
  server: string;
  call: Call;
  session: Pick<DesktopSession, 'user'>;
  preferences: PreferenceStore;
}

export interface Work extends OpenOutbox {
  book: CustomerBook;
  /** Somebody else is signed in, or nobody. */
  follow(): void;
}

/** What a rep's laptop keeps of his work: what waits to be sent, and his customers. */
export function openWork({ server, call, session, preferences }: WorkSetup): Work {
  const inProfile = (what: string): string => join(app.getPath('userData'), serverFile(what, server));
  const waiting = openOutbox({ storage: new OutboxFile(inProfile('outbox'), Date.now), call, session });
  const book = openCustomers({ path: inProfile('customers'), session, preferences });
  const { outbox } = waiting;
  outbox.onChanged((view) => tellWindows('outbox:changed', view));
  const follow = (): void => {
    followCustomers(book);
    outbox.follow().then(
      () => outbox.send(),
      () => undefined,
    );
  };
  return { ...waiting, book, follow };
}
