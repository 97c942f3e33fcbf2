import { randomUUID } from 'node:crypto';
import type { Call } from '../../../shared/client/ports.ts';
import { Outbox } from '../../../shared/outbox/Outbox.ts';
import { outboxOperations } from '../../../shared/outbox/operations.ts';
import type { OutboxStorage } from '../../../shared/outbox/ports.ts';
import { callThroughOutbox } from '../../../shared/outbox/callThroughOutbox.ts';
import type { HandlersOf } from '../ipc/answer.ts';
import { clock } from '../app/clock.ts';
import { logWarning, errorMessage } from '../app/logWarning.ts';
import type { DesktopSession } from '../session/DesktopSession.ts';

export interface OpenOutbox {
  /** The call for windows: sends operations that the outbox accepts through it. */
  call: Call;
  outbox: Outbox;
}

interface OutboxSetup {
  storage: OutboxStorage;
  call: Call;
  session: Pick<DesktopSession, 'user'>;
}

/** The outbox of this computer; each member sees their own entries. */
export function openOutbox({ storage, call, session }: OutboxSetup): OpenOutbox {
  const outbox = new Outbox({
    storage,
    call,
    clock,
    random: Math.random,
    newId: randomUUID,
    takes: outboxOperations,
    memberId: async () => (await session.user())?.user_id ?? null,
  });
  outbox
    .open({ isAlone: true })
    .catch((error: unknown) => logWarning(`The outbox could not be opened: ${errorMessage(error)}`));
  return { call: callThroughOutbox(call, outbox), outbox };
}

/** `outbox` is null in a kiosk: a visitor's data must not outlive the session. */
export const outboxHandlers = (outbox: Outbox | null): HandlersOf<'outbox'> => ({
  'outbox:read': () => outbox?.read() ?? null,
  'outbox:act': (act) => outbox?.act(act),
});
