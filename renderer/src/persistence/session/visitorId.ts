import { forgetVisitor, visitorId } from './cookies.ts';
import { randomUuid } from '../random.ts';
import type { KeyValueStorage } from '../storage/KeyValueStorage.ts';

interface VisitorKeeper {
  visitorId(): string;
  forgetVisitor(): void;
}

/** The visitor's id in a cookie of the browser (S1). */
export const cookieVisitor: VisitorKeeper = { visitorId, forgetVisitor };

/** The visitor's id in storage, where pages have no cookies, as in the desktop client. */
export const storedVisitor = (storage: KeyValueStorage): VisitorKeeper => ({
  visitorId: () => {
    const id = storage.read('uuid') ?? randomUuid();
    storage.write('uuid', id);
    return id;
  },
  forgetVisitor: () => storage.write('uuid', null),
});
