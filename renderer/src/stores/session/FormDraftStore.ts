import { makeAutoObservable, observableRef, reaction } from 'mobx';
import { isRecord } from '../../../../shared/json/isRecord.ts';
import { DRAFT_KEYS } from '../../persistence/storage/draftKeys.ts';
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
type Forms = Readonly<Record<string, StoredForm>>;
/** By the member's id, or `''` for a guest: a draft is shown to no other. */
type Drafts = Readonly<Record<string, Forms>>;

const GUEST = '';

/**
 * The values that a member had typed when their session ended, until they return: a private page is removed with the
 * session. Also kept over a reload and a change of language, for guests, too. Signing out deletes them, and signing in
 * those of others.
 */
export class FormDraftStore {
  drafts: Drafts = {};
  readonly #open = new Map<string, OpenForm>();
  readonly #session: SessionStore;

  constructor(session: SessionStore) {
    this.#session = session;
    makeAutoObservable(this, { drafts: observableRef }, { autoBind: true });
  }

  /**
   * Persists over a redirect to a provider, and a reload. Signing out also deletes the drafts of orders, requests and
   * returns in `persistence`. Returns the disposer.
   */
  start(tabPersistence: StatePersistence, persistence: StatePersistence): () => void {
    const disposers = [
      tabPersistence.keep(
        'unsent',
        parseDrafts,
        () => this.#lasting,
        (drafts) => (this.drafts = drafts),
      ),
      reaction(
        () => this.#session.user?.user_id,
        (now, before) => {
          if (now !== undefined) this.#welcome(now);
          else if (this.#session.isLeaving) {
            this.drafts = {};
            persistence.delete(Object.values(DRAFT_KEYS));
          } else if (before !== undefined) this.#keep(before);
        },
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

  /** The member who is signed in, or `''` for a guest. */
  get owner(): string {
    return this.#session.user?.user_id ?? GUEST;
  }

  /** The draft of this form of the member who is signed in, or of the guest; null where there is none. */
  of(name: string): FormDraft | null {
    return this.drafts[this.owner]?.[name]?.typed ?? null;
  }

  /** Deletes a draft whose values are back in its form. */
  forget(name: string): void {
    const { owner } = this;
    const { [name]: takenDraft, ...forms } = this.drafts[owner] ?? {};
    if (takenDraft) this.drafts = withForms(this.drafts, owner, forms);
  }

  /** Keeps the open forms, as the page is about to be reloaded in another language. */
  keepOpen(): void {
    if (this.#session.isKnown) this.#keep(this.owner);
  }

  /** Keeps a form that is left unsent, as by Back. Not one with secrets, nor one of somebody who has left meanwhile. */
  keepLeft(name: string, form: OpenForm, owner: string): void {
    if (owner === this.owner && !form.isSecret) this.#keep(owner, [[name, form]]);
  }

  get #lasting(): Drafts {
    const lasting = (forms: Forms): Forms =>
      Object.fromEntries(Object.entries(forms).filter(([, { isSecret }]) => !isSecret));
    return Object.entries(this.drafts).reduce<Drafts>(
      (drafts, [owner, forms]) => withForms(drafts, owner, lasting(forms)),
      {},
    );
  }

  #keep(owner: string, open: readonly [string, OpenForm][] = [...this.#open]): void {
    if (this.#session.isLeaving) return;
    const forms = open.flatMap(([name, { read, isSecret }]) => {
      const typed = { ...read() };
      return Object.keys(typed).length === 0 ? [] : [[name, { typed, isSecret }]];
    });
    if (forms.length === 0) return;
    this.drafts = withForms(this.drafts, owner, { ...this.drafts[owner], ...(Object.fromEntries(forms) as Forms) });
  }

  #welcome(userId: string): void {
    const { [userId]: own } = this.drafts;
    this.drafts = own ? { [userId]: own } : {};
  }
}

/** The drafts with these forms of an owner; an owner without a form has no entry. */
function withForms(drafts: Drafts, owner: string, forms: Forms): Drafts {
  const { [owner]: _, ...others } = drafts;
  return Object.keys(forms).length === 0 ? others : { ...others, [owner]: forms };
}

const isForms = (value: unknown): boolean =>
  isRecord(value) && Object.values(value).every((form) => isRecord(form) && isRecord(form['typed']));

const parseDrafts = (value: unknown): Drafts | null =>
  isRecord(value) && Object.values(value).every(isForms) ? (value as Drafts) : null;
