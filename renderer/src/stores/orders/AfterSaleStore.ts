import { makeAutoObservable, observableRef, observableShallow } from 'mobx';
import type { Call } from '../../../../shared/client/ports.ts';
import { AFTER_SALE_PHOTOS_MAX } from '../../../../shared/contract/limits.ts';
import type { AfterSaleKind, ReturnableOrder } from '../../../../shared/contract/schemas/returns.ts';
import type { StatePersistence } from '../../persistence/storage/StatePersistence.ts';
import { randomUuid } from '../../persistence/random.ts';
import { ChosenPhoto } from './ChosenPhoto.ts';
import { Task } from '../Task.ts';

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
  readonly sending = new Task();
  readonly #call: Call;

  constructor(call: Call) {
    this.#call = call;
    makeAutoObservable(this, { draft: observableRef, photos: observableShallow }, { autoBind: true });
  }

  persistIn(persistence: StatePersistence): () => void {
    return persistence.keep(
      'afterSaleDraft',
      parsePersisted,
      () => this.#persisted,
      (kept) => this.#accept(kept),
    );
  }

  /** Resumes this member's draft for the order, or begins one. */
  begin(userId: string, order: ReturnableOrder): void {
    if (this.draft?.userId === userId && this.draft.orderId === order.order_id) return;
    const [only, ...others] = order.lines;
    const kind = order.exchange_until === null ? 'return' : order.return_until === null ? 'exchange' : null;
    const quantities = only && others.length === 0 ? { [only.line_id]: only.quantity } : {};
    this.photos = [];
    this.draft = { userId, orderId: order.order_id, key: randomUuid(), kind, quantities, reason: '' };
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
      // A draft that the member has begun for another order since is another request.
      () => this.draft?.orderId === order_id && this.forget(),
    );
    // A photograph that was uploaded after a lost answer makes it another request.
    if (this.sending.error?.isKeyReused && this.draft?.key === idempotency_key) this.write({});
    return isSent;
  }

  forget(): void {
    this.draft = null;
    this.photos = [];
  }

  get #persisted(): PersistedDraft | false {
    if (!this.draft) return false;
    const photos = this.photos.flatMap(({ name, id }) => (id === null ? [] : [{ name, id }]));
    return { ...this.draft, photos };
  }

  // Another tab's version counts; the one that is being sent here stays.
  #accept(persisted: PersistedDraft | false): void {
    if (!persisted) return this.forget();
    const { photos, ...draft } = persisted;
    const waiting = this.draft?.orderId === draft.orderId ? this.photos.filter(({ id }) => id === null) : [];
    const known = new Map(this.photos.map((photo) => [photo.id, photo]));
    this.photos = [...photos.map(({ name, id }) => known.get(id) ?? new ChosenPhoto(name, id)), ...waiting];
    this.draft = draft;
  }
}

function parsePersisted(value: unknown): PersistedDraft | false | null {
  if (value === false) return false;
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
