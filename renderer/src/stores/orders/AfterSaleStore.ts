import { makeAutoObservable, observableShallow } from 'mobx';
import type { Call } from '../../../../shared/client/ports.ts';
import { AFTER_SALE_PHOTOS_MAX } from '../../../../shared/contract/limits.ts';
import type { AfterSaleKind, ReturnableOrder } from '../../../../shared/contract/schemas/returns.ts';
import { isRecord } from '../../../../shared/json/isRecord.ts';
import { ApiError } from '../../../../shared/contract/envelope.ts';
import { DRAFT_KEYS } from '../../persistence/storage/draftKeys.ts';
import type { StatePersistence } from '../../persistence/storage/StatePersistence.ts';
import { randomUuid } from '../../persistence/random.ts';
import { ChosenPhoto } from './ChosenPhoto.ts';
import { Task } from '../Task.ts';
import { type GoodsDraft, GoodsDrafts, isSameGoods, originOf, parseDrafts } from './GoodsDrafts.ts';

/**
 * A draft of a return or exchange: survives a reload, a lost network and an ended session. A change keeps its key, as a
 * request whose answer was lost may exist.
 */
export interface AfterSaleDraft extends GoodsDraft {
  orderId: number;
  kind: AfterSaleKind | null;
  /** Quantities by line; lines that are kept are not in it. */
  quantities: Record<string, number>;
  reason: string;
  /** The photographs that are uploaded. */
  photos: readonly { name: string; id: number }[];
}

/** The return or exchange: its draft, its photographs, and sending them. */
export class AfterSaleStore {
  /** The photographs of the draft that is shown, also those that are still being uploaded. */
  photos: ChosenPhoto[] = [];
  /** The order whose draft another tab has sent or discarded since it was shown here. */
  endedElsewhere: number | null = null;
  readonly sending = new Task();
  readonly drafts = new GoodsDrafts<AfterSaleDraft>();
  readonly #call: Call;

  constructor(call: Call) {
    this.#call = call;
    makeAutoObservable(this, { photos: observableShallow }, { autoBind: true });
  }

  /** The draft that is shown. */
  get draft(): AfterSaleDraft | null {
    return this.drafts.current;
  }

  persistIn(persistence: StatePersistence): () => void {
    return persistence.keep(
      DRAFT_KEYS.afterSale,
      (value) => parseDrafts(value, parseDraft),
      () => this.drafts.all,
      (stored) => this.#accept(stored),
    );
  }

  /** Resumes this member's draft for the order, or begins one. */
  begin(userId: string, order: ReturnableOrder): void {
    const owner = { userId, customer: '', origin: originOf({ orderId: order.order_id }) };
    if (this.draft && isSameGoods(this.draft, owner)) return;
    const [only, ...others] = order.lines;
    const draft = this.drafts.of(owner) ?? {
      ...owner,
      orderId: order.order_id,
      key: randomUuid(),
      kind: order.exchange_until === null ? 'return' : order.return_until === null ? 'exchange' : null,
      quantities: only && others.length === 0 ? { [only.line_id]: only.quantity } : {},
      reason: '',
      photos: [],
    };
    this.endedElsewhere = null;
    this.drafts.put(draft);
    this.photos = draft.photos.map(({ name, id }) => new ChosenPhoto(name, id));
  }

  write(part: Partial<Pick<AfterSaleDraft, 'kind' | 'quantities' | 'reason' | 'photos'>>): void {
    if (this.draft) this.drafts.put({ ...this.draft, ...part });
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
  }

  async retry(photo: ChosenPhoto): Promise<void> {
    await photo.send(this.#call);
    // The draft may have been discarded meanwhile, or another one is shown.
    if (this.draft && this.photos.includes(photo)) this.drafts.put({ ...this.draft, photos: uploaded(this.photos) });
  }

  drop(photo: ChosenPhoto): void {
    this.photos = this.photos.filter((one) => one !== photo);
    this.write({ photos: uploaded(this.photos) });
  }

  /** Resolves to whether the request exists; `sending.error` has the reason otherwise. */
  async send(): Promise<boolean> {
    const { draft } = this;
    if (!draft?.kind || this.sending.isRunning) return false;
    const { kind, orderId: order_id, key: idempotency_key } = draft;
    const reason = draft.reason.trim();
    const lines = Object.entries(draft.quantities).map(([id, quantity]) => ({ line_id: Number(id), quantity }));
    const photos = uploaded(this.photos).map(({ id }) => id);
    const request = { order_id, kind, reason, lines, photos, idempotency_key };
    const ask = (): Promise<unknown> => this.#call('createAfterSale', request, { banTips: true });
    const isSent = await this.sending.run(
      // Without an answer it may exist: the same request with the same key tells.
      () => ask().catch((error: unknown) => (isUnanswered(error) ? ask() : Promise.reject(error))),
      () => this.#end(draft),
    );
    // The request that was first sent with this key may exist: the changed draft needs a new key.
    if (this.sending.error?.isKeyReused) this.drafts.renewKey(idempotency_key);
    return isSent;
  }

  /** Discards the draft that is shown. */
  forget(): void {
    if (this.draft) this.#end(this.draft);
  }

  // A draft that the member has begun for another order since is another request.
  #end(ended: AfterSaleDraft): void {
    const draft = this.drafts.of(ended);
    if (!draft) return;
    if (draft === this.draft) this.photos = [];
    this.drafts.end(draft.key);
  }

  // Another tab's version of the same draft counts. A photograph that is being uploaded here stays.
  #accept(stored: readonly AfterSaleDraft[]): void {
    const shownDraft = this.draft;
    const ended = this.drafts.followAll(stored);
    if (shownDraft && ended.includes(shownDraft)) this.endedElsewhere = shownDraft.orderId;
    const { photos = [] } = this.draft ?? {};
    const photoById = new Map(this.photos.map((photo) => [photo.id, photo]));
    const waiting = this.draft ? this.photos.filter(({ id }) => id === null) : [];
    this.photos = [...photos.map(({ name, id }) => photoById.get(id) ?? new ChosenPhoto(name, id)), ...waiting];
  }
}

const isUnanswered = (error: unknown): boolean => error instanceof ApiError && error.code === 'offline';

const uploaded = (photos: readonly ChosenPhoto[]): AfterSaleDraft['photos'] =>
  photos.flatMap(({ name, id }) => (id === null ? [] : [{ name, id }]));

function parseDraft(value: unknown): AfterSaleDraft | null {
  const { userId, orderId, key, kind, quantities, reason, photos } = (value ?? {}) as Partial<AfterSaleDraft>;
  const isWhole =
    [userId, key, reason].every((text) => typeof text === 'string') &&
    Number.isInteger(orderId) &&
    (kind === null || kind === 'return' || kind === 'exchange') &&
    isRecord(quantities) &&
    Object.values(quantities).every(Number.isInteger) &&
    Array.isArray(photos) &&
    photos.every(
      (photo: unknown) => isRecord(photo) && typeof photo['name'] === 'string' && Number.isInteger(photo['id']),
    );
  // A former release stored neither customer nor origin.
  return isWhole ? { ...(value as AfterSaleDraft), customer: '', origin: originOf({ orderId: orderId! }) } : null;
}
