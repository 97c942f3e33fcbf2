import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Call } from '../../../../shared/client/ports.ts';
import type { Request } from '../../../../shared/contract/contract.ts';
import type { Inquiry } from '../../../../shared/contract/schemas/quotations.ts';
import { isRecord } from '../../../../shared/json/isRecord.ts';
import { DRAFT_KEYS } from '../../persistence/storage/draftKeys.ts';
import type { StatePersistence } from '../../persistence/storage/StatePersistence.ts';
import { randomUuid } from '../../persistence/random.ts';
import { Task } from '../Task.ts';
import { type GoodsDraft, GoodsDrafts, type GoodsOwner, ORIGIN_OF_CART, parseDrafts } from './GoodsDrafts.ts';

/** The shopper's input at one line of a request; money as typed, until it is sent. */
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
  /** A guest's consents; absent in a member's draft. */
  accepted?: { terms: boolean; privacy: boolean } | undefined;
}
/** A draft of a request: survives a reload, a lost network and an ended session. */
export interface QuotationDraft extends GoodsDraft {
  /** Its variants and quantities, as text. */
  about: string;
  form: QuotationForm;
}
type Subject = GoodsOwner & Pick<QuotationDraft, 'about'>;

/** The owner of a guest's draft; a member's is their id. */
export const GUEST = 'guest';

/** The request for a quotation: its draft, and sending it. */
export class QuotationStore {
  /** The variants and quantities of a request that another tab has made since this page was opened. */
  madeElsewhere: string | null = null;
  /** A guest's request is on its way: the session that it begins is no reason to leave the form. */
  isGuestSending = false;
  readonly sending = new Task();
  /** The request that waits in the outbox, by its key, and the visit of the page it was made on. */
  queued: { id: string; visit: string } | null = null;
  /** The id of the last request that the store confirmed while this page was open. */
  sentId: number | null = null;
  readonly #call: Call;
  readonly ofMember = new GoodsDrafts<QuotationDraft>();
  /** Beside those of a member, so that neither replaces the other. A member who signs in goes on with them. */
  readonly ofGuest = new GoodsDrafts<QuotationDraft>();

  constructor(call: Call) {
    this.#call = call;
    makeAutoObservable(this, { queued: observableRef }, { autoBind: true });
  }

  persistIn(persistence: StatePersistence): () => void {
    const keep = (key: string, drafts: GoodsDrafts<QuotationDraft>): (() => void) =>
      persistence.keep(
        key,
        (value) => parseDrafts(value, parseDraft),
        () => drafts.all,
        (stored) => this.#accept(drafts, stored),
      );
    const disposers = [keep(DRAFT_KEYS.quotation, this.ofMember), keep('guestQuotation', this.ofGuest)];
    return () => disposers.forEach((dispose) => dispose());
  }

  #accept(drafts: GoodsDrafts<QuotationDraft>, stored: readonly QuotationDraft[]): void {
    const [ended] = drafts.followAll(stored);
    // Another tab ends a draft by sending or queueing it.
    if (ended && drafts === this.ofMember) this.madeElsewhere = ended.about;
  }

  /**
   * The draft of these goods that this member has written so far. Of the latest draft of other goods, only who asks is
   * taken, and where the goods go.
   */
  formOf(owner: GoodsOwner): QuotationForm | null {
    const drafts = this.#draftsOf(owner);
    const ownForm = drafts.of(owner)?.form;
    if (ownForm) return ownForm;
    const latest = drafts.latestOf(owner)?.form;
    return latest ? { ...latest, lines: {}, message: '', purchase_order: '', reference: '' } : null;
  }

  #draftsOf({ userId }: Pick<GoodsOwner, 'userId'>): GoodsDrafts<QuotationDraft> {
    return userId === GUEST ? this.ofGuest : this.ofMember;
  }

  /**
   * Other products make another request; changed texts do not. Of a field that is named by its path nothing else is
   * written: another tab may have written the others.
   */
  write(subject: Subject, form: QuotationForm, field = ''): void {
    const drafts = this.#draftsOf(subject);
    const earlierDraft = drafts.of(subject);
    const same = earlierDraft?.about === subject.about ? earlierDraft : null;
    drafts.put({
      ...subject,
      key: same?.key ?? randomUuid(),
      form: same && field ? withField(same.form, form, field.split('.')) : form,
    });
  }

  /** Makes the guest's draft, which is part of this form, the member's. */
  takeOver(subject: Subject, form: QuotationForm): void {
    const draft = this.ofGuest.of({ ...subject, userId: GUEST, customer: '' });
    if (!draft) return;
    this.ofGuest.end(draft.key);
    this.write(subject, form);
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
    const key = this.ofGuest.current?.key;
    if (!key || this.sending.isRunning) return null;
    let inquiryId: number | null = null;
    await this.sending.run(
      () => this.#call('requestAsGuest', { ...payload, idempotency_key: key }, { banTips: true }),
      ({ inquiry_id }) => {
        inquiryId = this.sentId = inquiry_id;
        this.ofGuest.end(key);
      },
    );
    this.#settle(this.ofGuest, key, visit);
    return inquiryId;
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
    const key = this.ofMember.current?.key;
    if (!key || this.sending.isRunning) return null;
    this.forgetElsewhere();
    let sentInquiry: Inquiry | null = null;
    await this.sending.run(
      () => this.#call('createInquiry', { ...payload, idempotency_key: key }, { banTips: true, about }),
      (inquiry) => {
        sentInquiry = inquiry;
        this.sentId = inquiry.id;
        this.ofMember.end(key);
      },
    );
    this.#settle(this.ofMember, key, visit);
    return sentInquiry;
  }

  /** A queued request is no draft any more. */
  #settle(drafts: GoodsDrafts<QuotationDraft>, key: string, visit: string): void {
    const { error } = this.sending;
    if (error?.code === 'queued')
      runInAction(() => {
        drafts.end(key);
        this.queued = { id: key, visit };
      });
    // The request that was first sent with this key may exist: the changed draft needs a new key.
    if (error?.isKeyReused) drafts.renewKey(key);
  }
}

/** The first object with one field, given by its path, of the second. */
function withField<T extends object>(base: T, typed: T, [key = '', ...rest]: readonly string[]): T {
  const [before, now] = [base, typed].map((form) => (form as Record<string, unknown>)[key]);
  const isPart = rest.length > 0 && isRecord(before) && isRecord(now);
  return { ...base, [key]: isPart ? withField(before, now, rest) : now };
}

function parseDraft(value: unknown): QuotationDraft | null {
  const { userId, customer = '', origin = ORIGIN_OF_CART, about, key, form } = (value ?? {}) as Partial<QuotationDraft>;
  const isWhole = [userId, customer, origin, about, key].every((text) => typeof text === 'string') && isForm(form);
  return isWhole ? { ...(value as QuotationDraft), customer, origin } : null;
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
