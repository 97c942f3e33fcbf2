import type { Envelope } from '../../shared/contract/envelope.ts';
import type { RenderRequest } from '../../shared/web/rendering.ts';
import type { OperationName } from '../../shared/contract/routes.ts';

/** How page rendering reads the store. */
export interface ApiAccess {
  /** Calls the API as a visitor with this language. */
  ask(name: OperationName, payload: object, language: string): Promise<Envelope>;
  /** Inlines a picture into a page; if omitted, pages only link to theirs. */
  picture?: RenderRequest['picture'];
}
