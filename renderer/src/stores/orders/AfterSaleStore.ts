import { makeAutoObservable, observableRef, observableShallow } from 'mobx';
import type { Call } from '../../../../shared/client/ports.ts';
import { AFTER_SALE_PHOTOS_MAX } from '../../../../shared/contract/limits.ts';
import type { AfterSaleKind, ReturnableOrder } from '../../../../shared/contract/schemas/returns.ts';
import type { StatePersistence } from '../../persistence/storage/StatePersistence.ts';
import { randomUuid } from '../../persistence/random.ts';
import { ChosenPhoto } from './ChosenPhoto.ts';
import { Task } from '../Task.ts';
import { DRAFTS_MAX, parseDrafts } from './GoodsDrafts.ts';

/** A draft of a return or exchange: survives a reload, a lost network and an ended session. */
export interface AfterSaleDraft {
  /** Its member; the draft is shown to no other. */
  userId: string;
  orderId: number;
  /** The idempotency key: renewed by every change, the same for a double click or a retry. */
  key: string;
  kind: AfterSaleKind | null;
  /** Quantities by line; lines that are kept are not in it. */
  quantities: Record<string, number>;
  reason: string;
}
interface PersistedDraft extends AfterSaleDraft {
  photos: { name: string; id: number }[];
}

/** The return or exchange: its draft, its photographs, and sending them. */
export class AfterSaleStore {
  draft: AfterSaleDraft | null = null;
  photos: ChosenPhoto[] = [];
  /** The drafts for other orders, of which another tab may show one; before this tab begins one, all. */
  others: readonly PersistedDraft[] = [];
  readonly sending = new Task();
  readonly #call: Call;

  constructor(call: Call) {
    this.#call = call;
    makeAutoObservable(
      this,
      { draft: observableRef, photos: observableShallow, others: observableRef },
      { autoBind: true },
    );
  }

  persistIn(persistence: StatePersistence): () => void {
    return persistence.keep(
      'afterSaleDraft',
      (value) => parseDrafts(value, parsePersisted),
      () => this.#persisted,
      (stored) => this.#accept(stored),
    );
  }

  /** Resumes this member's draft for the order, or begins one. */
  begin(userId: string, order: ReturnableOrder): void {
    if (this.draft?.userId === userId && this.draft.orderId === order.order_id) return;
    const [only, ...others] = order.lines;
    const kind = order.exchange_until === null ? 'return' : order.return_until === null ? 'exchange' : null;
    const quantities = only && others.length === 0 ? { [only.line_id]: only.quantity } : {};
    const isThis = (one: PersistedDraft): boolean => one.userId === userId && one.orderId === order.order_id;
    const drafts = this.#persisted.filter((one) => one.userId === userId);
    this.forget();
    this.others = drafts.filter((one) => !isThis(one)).slice(1 - DRAFTS_MAX);
    const begun: PersistedDraft = {
      userId,
      orderId: order.order_id,
      key: randomUuid(),
      kind,
      quantities,
      reason: '',
      photos: [],
    };
    this.#show(drafts.find(isThis) ?? begun);
  }

  write(part: Partial<Pick<AfterSaleDraft, 'kind' | 'quantities' | 'reason'>>): void {
    if (this.draft) this.draft = { ...this.draft, ...part, key: randomUuid() };
  }

  /** Photographs are uploaded as soon as they are chosen; each reports its own error. */
  choose(files: readonly File[]): void {
    for (const file of files) {
      const photo = new ChosenPhoto(file.name, file);
      if (this.photos.filter(({ problem }) => problem === null).length >= AFTER_SALE_PHOTOS_MAX)
        photo.refuse('photosMax');
      this.photos.push(photo);
      void this.retry(photo);
    }
    this.write({});
  }

  retry(photo: ChosenPhoto): Promise<void> {
    return photo.send(this.#call);
  }

  drop(photo: ChosenPhoto): void {
    this.photos = this.photos.filter((one) => one !== photo);
    this.write({});
  }

  /** Resolves to whether the request exists; `sending.error` has the reason otherwise. */
  async send(): Promise<boolean> {
    const { draft } = this;
    if (!draft?.kind || this.sending.isRunning) return false;
    const { kind, orderId: order_id, key: idempotency_key } = draft;
    const reason = draft.reason.trim();
    const lines = Object.entries(draft.quantities).map(([id, quantity]) => ({ line_id: Number(id), quantity }));
    const photos = this.photos.map(({ id }) => id).filter((id) => id !== null);
    const request = { order_id, kind, reason, lines, photos, idempotency_key };
    const isSent = await this.sending.run(
      () => this.#call('createAfterSale', request, { banTips: true }),
      () => this.#end(draft),
    );
    // A photograph that was uploaded after a lost answer makes it another request.
    if (this.sending.error?.isKeyReused && this.draft?.key === idempotency_key) this.write({});
    return isSent;
  }

  // A draft that the member has begun for another order since is another request.
  #end({ userId, orderId }: AfterSaleDraft): void {
    if (this.draft?.orderId === orderId) this.forget();
    this.others = this.others.filter((one) => one.userId !== userId || one.orderId !== orderId);
  }

  forget(): void {
    this.draft = null;
    this.photos = [];
  }

  get #persisted(): readonly PersistedDraft[] {
    if (!this.draft) return this.others;
    const photos = this.photos.flatMap(({ name, id }) => (id === null ? [] : [{ name, id }]));
    return [...this.others, { ...this.draft, photos }];
  }

  // Another tab's version of the same draft counts. Without any, it was sent there, or its member has signed out.
  #accept(stored: readonly PersistedDraft[]): void {
    const { draft } = this;
    const isThis = (one: PersistedDraft): boolean => one.userId === draft?.userId && one.orderId === draft.orderId;
    const same = stored.find(isThis);
    this.others = stored.filter((one) => !isThis(one));
    if (same) this.#show(same);
    else if (stored.length === 0) this.forget();
  }

  // A photograph that is being sent here stays.
  #show({ photos, ...draft }: PersistedDraft): void {
    const waiting = this.photos.filter(({ id }) => id === null);
    const known = new Map(this.photos.map((photo) => [photo.id, photo]));
    this.photos = [...photos.map(({ name, id }) => known.get(id) ?? new ChosenPhoto(name, id)), ...waiting];
    this.draft = draft;
  }
}

function parsePersisted(value: unknown): PersistedDraft | null {
  const { userId, orderId, key, kind, quantities, reason, photos } = (value ?? {}) as Partial<PersistedDraft>;
  const isWhole =
    [userId, key, reason].every((text) => typeof text === 'string') &&
    Number.isInteger(orderId) &&
    (kind === null || kind === 'return' || kind === 'exchange') &&
    typeof quantities === 'object' &&
    Object.values(quantities ?? {}).every(Number.isInteger) &&
    Array.isArray(photos) &&
    photos.every((photo) => typeof photo.name === 'string' && Number.isInteger(photo.id));
  return isWhole ? (value as PersistedDraft) : null;
}
