import { forgetVisitor, visitorId } from './cookies.ts';
import { randomUuid } from '../randomUuid.ts';
import type { Shelf } from '../storage/Shelf.ts';

interface VisitorKeeper {
  visitorId(): string;
  forgetVisitor(): void;
}

/** The visitor's id in the browser: a cookie (S1). */
export const cookieVisitor: VisitorKeeper = { visitorId, forgetVisitor };

/** The visitor's id where pages have no cookies, as in the desktop client. */
export const storedVisitor = (shelf: Shelf): VisitorKeeper => ({
  visitorId: () => {
    const id = shelf.read('uuid') ?? randomUuid();
    shelf.write('uuid', id);
    return id;
  },
  forgetVisitor: () => shelf.write('uuid', null),
});
