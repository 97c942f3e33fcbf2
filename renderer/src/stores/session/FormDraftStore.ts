import { makeAutoObservable, observableRef, reaction } from 'mobx';
import { isRecord } from '../../../../shared/json/isRecord.ts';
import type { StatePersistence } from '../../persistence/storage/StatePersistence.ts';
import type { SessionStore } from './SessionStore.ts';

/** The values of a form's fields, by field name. */
export type FormDraft = Readonly<Record<string, unknown>>;
export interface OpenForm {
  /** The values of the form at this moment. */
  read: () => FormDraft;
  /** Passwords and card data stay in memory and are stored nowhere. */
  isSecret: boolean;
}
interface StoredForm {
  typed: FormDraft;
  isSecret: boolean;
}
interface MemberDrafts {
  /** Its member; the draft is shown to no other. */
  userId: string;
  forms: Readonly<Record<string, StoredForm>>;
}

/**
 * The values that a member had typed when their session ended, until they return: a private page is removed with the
 * session. Also kept over a change of language, which loads another page. Signing out deletes them.
 */
export class FormDraftStore {
  drafts: MemberDrafts | null = null;
  readonly #open = new Map<string, OpenForm>();
  readonly #session: SessionStore;

  constructor(session: SessionStore) {
    this.#session = session;
    makeAutoObservable(this, { drafts: observableRef }, { autoBind: true });
  }

  /** Persists over a redirect to a provider, and a reload. Returns the disposer. */
  start(tabPersistence: StatePersistence): () => void {
    const disposers = [
      tabPersistence.keep(
        'unsent',
        parseDrafts,
        () => this.#lasting ?? false,
        (kept) => (this.drafts = kept || null),
      ),
      reaction(
        () => this.#session.user?.user_id,
        (now, before) => (now === undefined ? before !== undefined && this.#keep(before) : this.#welcome(now)),
      ),
    ];
    return () => disposers.forEach((dispose) => dispose());
  }

  /** Watches a form in use; the returned disposer is called when it is sent or left. */
  watch(name: string, form: OpenForm): () => void {
    this.#open.set(name, form);
    return () => {
      if (this.#open.get(name) === form) this.#open.delete(name);
    };
  }

  /** The draft of this form of the member who is signed in; null where there is none. */
  of(name: string): FormDraft | null {
    const userId = this.#session.user?.user_id;
    return this.drafts?.userId === userId ? (this.drafts?.forms[name]?.typed ?? null) : null;
  }

  /** Deletes a draft whose values are back in its form. */
  forget(name: string): void {
    if (!this.drafts?.forms[name]) return;
    const { [name]: _taken, ...forms } = this.drafts.forms;
    this.drafts = { ...this.drafts, forms };
  }

  /** Keeps the open forms, as the page is about to be reloaded in another language. */
  keepOpen(): void {
    const userId = this.#session.user?.user_id;
    if (userId !== undefined) this.#keep(userId);
  }

  get #lasting(): MemberDrafts | null {
    if (!this.drafts) return null;
    const forms = Object.fromEntries(Object.entries(this.drafts.forms).filter(([, { isSecret }]) => !isSecret));
    return Object.keys(forms).length > 0 ? { ...this.drafts, forms } : null;
  }

  #keep(userId: string): void {
    if (this.#session.isLeaving || this.#open.size === 0) return;
    const forms = [...this.#open].map(([name, { read, isSecret }]) => [name, { typed: { ...read() }, isSecret }]);
    this.drafts = { userId, forms: Object.fromEntries(forms) as MemberDrafts['forms'] };
  }

  #welcome(userId: string): void {
    if (this.drafts && this.drafts.userId !== userId) this.drafts = null;
  }
}

function parseDrafts(value: unknown): MemberDrafts | false | null {
  if (value === false) return false;
  const { userId, forms } = (value ?? {}) as Partial<MemberDrafts>;
  const isWhole =
    typeof userId === 'string' &&
    isRecord(forms) &&
    Object.values(forms).every((form) => isRecord(form) && isRecord(form['typed']));
  return isWhole ? (value as MemberDrafts) : null;
}
