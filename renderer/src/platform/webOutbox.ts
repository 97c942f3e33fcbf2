import type { Call } from '../../../shared/client/ports.ts';
import { Outbox } from '../../../shared/outbox/Outbox.ts';
import { WEB_OPERATIONS } from '../../../shared/outbox/operations.ts';
import { throughOutbox } from '../../../shared/outbox/throughOutbox.ts';
import type { OutboxPort } from '../../../shared/outbox/view.ts';
import { browserClock } from '../api/browserClock.ts';
import { browserShelf } from '../persistence/browserShelf.ts';
import { randomUuid } from '../persistence/cookies.ts';
import { OUTBOX_KEY, outboxShelf } from '../persistence/outboxShelf.ts';
import type { WebSession } from '../persistence/webSession.ts';

/** What waits to be sent in a browser: quotation requests and contact forms. */
export function openWebOutbox(call: Call, session: WebSession): { call: Call; outbox: OutboxPort } {
  const shelf = browserShelf();
  const outbox = new Outbox({
    ...{ storage: outboxShelf(shelf), call, clock: browserClock, newId: randomUuid, random: Math.random },
    who: () => Promise.resolve(session.user()?.user_id ?? null),
    takes: WEB_OPERATIONS,
  });
  shelf.onChange((key) => (key === OUTBOX_KEY || key === null) && void outbox.follow());
  session.onChange(() => void outbox.follow().then(() => outbox.send()));
  void outbox.open({ isAlone: false });
  return { call: throughOutbox(call, outbox), outbox };
}
