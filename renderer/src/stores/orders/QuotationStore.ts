import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Call } from '../../../../shared/client/ports.ts';
import type { Request } from '../../../../shared/contract/contract.ts';
import type { Inquiry } from '../../../../shared/contract/schemas/quotations.ts';
import { isRecord } from '../../../../shared/json/isRecord.ts';
import type { StatePersistence } from '../../persistence/storage/StatePersistence.ts';
import { randomUuid } from '../../persistence/random.ts';
import { Task } from '../Task.ts';

/** What a shopper writes at one line of a request; money as typed, until it is sent. */
export interface LineWish {
  note: string;
  target: string;
}
export interface QuotationForm {
  /** The wish for each line, by `lineKey` of its variant. */
  lines: Record<string, LineWish>;
  contact: { nick_name: string; mobile: string; email: string; country: number; company: string };
  address: { postal_code: string; region: string; detail: string };
  message: string;
  /** The shopper's own numbers; absent in drafts from before there were any. */
  purchase_order?: string | undefined;
  reference?: string | undefined;
  /** What a guest has accepted; absent in a member's draft. */
  accepted?: { terms: boolean; privacy: boolean } | undefined;
}
/** A draft of a request: survives a reload, a lost network and an ended session. */
export interface QuotationDraft {
  /** Its member; the draft is shown to no other. */
  userId: string;
  /** Its variants and quantities, as text. */
  about: string;
  /** The idempotency key, so that a double click or a retry makes no second request. */
  key: string;
  form: QuotationForm;
}

/** The owner of a guest's draft; a member's is their id. */
export const GUEST = 'guest';

/** The request for a quotation: its draft, and sending it. */
export class QuotationStore {
  draft: QuotationDraft | null = null;
  /** Beside a member's, so that neither replaces the other. A member who signs in goes on with it. */
  guestDraft: QuotationDraft | null = null;
  /** The variants and quantities of a request that another tab has made since this page was opened. */
  madeElsewhere: string | null = null;
  /** A guest's request is on its way: the session that it begins is no reason to leave the form. */
  isGuestSending = false;
  readonly sending = new Task();
  /** The request that waits in the outbox, by its key, and the visit of the page it was made on. */
  queued: { id: string; visit: string } | null = null;
  readonly #call: Call;

  constructor(call: Call) {
    this.#call = call;
    makeAutoObservable(
      this,
      { draft: observableRef, guestDraft: observableRef, queued: observableRef },
      { autoBind: true },
    );
  }

  persistIn(persistence: StatePersistence): () => void {
    const accept = (draft: QuotationDraft | false): void => {
      // Another tab ends a draft by sending or queueing it.
      if (!draft && this.draft) this.madeElsewhere = this.draft.about;
      this.draft = draft || null;
    };
    const acceptGuest = (draft: QuotationDraft | false): void => void (this.guestDraft = draft || null);
    const disposers = [
      persistence.keep('quotationDraft', parseDraft, () => this.draft ?? false, accept),
      persistence.keep('guestQuotation', parseDraft, () => this.guestDraft ?? false, acceptGuest),
    ];
    return () => disposers.forEach((dispose) => dispose());
  }

  /** The draft that this member has written so far. */
  formOf(userId: string): QuotationForm | null {
    const draft = this.#draftOf(userId);
    return draft?.userId === userId ? draft.form : null;
  }

  #draftOf(userId: string): QuotationDraft | null {
    return userId === GUEST ? this.guestDraft : this.draft;
  }

  /** Other products make another request; changed texts do not. */
  write(userId: string, about: string, form: QuotationForm): void {
    const known = this.#draftOf(userId);
    const isSame = known?.userId === userId && known.about === about;
    const draft = { userId, about, key: isSame && known ? known.key : randomUuid(), form };
    if (userId === GUEST) this.guestDraft = draft;
    else this.draft = draft;
  }

  /** Makes the guest's draft, which is part of this form, the member's. */
  takeOver(userId: string, about: string, form: QuotationForm): void {
    if (!this.guestDraft) return;
    this.guestDraft = null;
    this.write(userId, about, form);
  }

  /**
   * Sends the guest's draft with these lines and a password, which signs in to an account or makes one; resolves to the
   * id of the request, or to null with the reason in `sending.error`. One that a kiosk keeps is no draft any more:
   * `queued` names it.
   */
  async sendAsGuest(
    payload: Omit<Request<'requestAsGuest'>, 'idempotency_key'>,
    visit: string,
  ): Promise<number | null> {
    const key = this.guestDraft?.key;
    if (!key || this.sending.isRunning) return null;
    let made: number | null = null;
    await this.sending.run(
      () => this.#call('requestAsGuest', { ...payload, idempotency_key: key }, { banTips: true }),
      ({ inquiry_id }) => {
        made = inquiry_id;
        if (this.guestDraft?.key === key) this.guestDraft = null;
      },
    );
    if (this.sending.error?.code === 'queued')
      runInAction(() => {
        if (this.guestDraft?.key === key) this.guestDraft = null;
        this.queued = { id: key, visit };
      });
    if (this.sending.error?.isKeyReused)
      runInAction(() => {
        if (this.guestDraft?.key === key) this.guestDraft = { ...this.guestDraft, key: randomUuid() };
      });
    return made;
  }

  /** The page of the request is left, or another one is wanted. */
  forgetElsewhere(): void {
    this.madeElsewhere = null;
  }

  setGuestSending(isSending: boolean): void {
    this.isGuestSending = isSending;
  }

  /**
   * Sends the draft with these lines; resolves to the quotation, or to null with the reason in `sending.error`. A
   * queued one is no draft any more: `queued` names it.
   */
  async send(
    payload: Omit<Request<'createInquiry'>, 'idempotency_key'>,
    { about, visit }: { about: string; visit: string },
  ): Promise<Inquiry | null> {
    const key = this.draft?.key;
    if (!key || this.sending.isRunning) return null;
    this.forgetElsewhere();
    let made: Inquiry | null = null;
    await this.sending.run(
      () => this.#call('createInquiry', { ...payload, idempotency_key: key }, { banTips: true, about }),
      (inquiry) => {
        made = inquiry;
        this.#forget(key);
      },
    );
    if (this.sending.error?.code === 'queued')
      runInAction(() => {
        this.#forget(key);
        this.queued = { id: key, visit };
      });
    if (this.sending.error?.isKeyReused) runInAction(() => this.#renewKey(key));
    return made;
  }

  // The request that was first sent with this key may exist: the changed draft needs a new key.
  #renewKey(key: string): void {
    if (this.draft?.key === key) this.draft = { ...this.draft, key: randomUuid() };
  }

  // A draft that the member has begun since is another request.
  #forget(key: string): void {
    if (this.draft?.key === key) this.draft = null;
  }
}

function parseDraft(value: unknown): QuotationDraft | false | null {
  if (value === false) return false;
  const { userId, about, key, form } = (value ?? {}) as Partial<QuotationDraft>;
  const isWhole = [userId, about, key].every((text) => typeof text === 'string') && isForm(form);
  return isWhole ? (value as QuotationDraft) : null;
}

function isForm(value: unknown): value is QuotationForm {
  const { lines, contact, address, message } = (value ?? {}) as Partial<Record<keyof QuotationForm, unknown>>;
  if (!isRecord(lines) || !isRecord(contact) || !isRecord(address) || typeof message !== 'string') return false;
  const texts = [
    contact['nick_name'],
    contact['mobile'],
    contact['email'],
    contact['company'],
    ...['postal_code', 'region', 'detail'].map((key) => address[key]),
  ];
  const wishes = Object.values(lines).every(
    (line) => isRecord(line) && typeof line['note'] === 'string' && typeof line['target'] === 'string',
  );
  return wishes && Number.isInteger(contact['country']) && texts.every((text) => typeof text === 'string');
}
