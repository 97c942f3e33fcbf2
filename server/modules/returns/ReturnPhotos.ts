import { and, count, eq, inArray, isNull, lt } from 'drizzle-orm';
import { PHOTO_BYTES_MAX } from '../../../shared/contract/limits.ts';
import { DAY_MS } from '../../platform/clock/durations.ts';
import { normalisePhoto } from '../media/normalisePhoto.ts';
import { DomainError } from '../../platform/DomainError.ts';
import type { Database, Executor } from '../../platform/database/Database.ts';
import type { RunOnce } from '../../platform/idempotency/runOnce.ts';
import { lockMember } from '../members/lockMember.ts';
import { afterSalePhotos } from './schema.ts';

/** Maximum number of photos without a request, and their time to live. */
const PENDING_MAX = 20;
const WAITING_MS = DAY_MS;

/** Photos of return requests, in the database, as several instances may share it. */
export class ReturnPhotos {
  readonly #db: Database;
  readonly #now: () => number;

  constructor(db: Database, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  /** Stores a photo until its request is sent. Throws a FieldError if it is not an image. */
  async add(memberId: string, bytes: Buffer, once: RunOnce): Promise<number> {
    if (bytes.length > PHOTO_BYTES_MAX) throw DomainError.fields({ photo: 'photoTooLarge' });
    const image = await normalisePhoto(bytes);
    if (image === null) throw DomainError.fields({ photo: 'photoInvalid' });
    return once(async (tx) => {
      await lockMember(tx, memberId); // serialises concurrent uploads, so that the limit holds
      const [waiting] = await tx
        .select({ total: count() })
        .from(afterSalePhotos)
        .where(and(eq(afterSalePhotos.memberId, memberId), isNull(afterSalePhotos.afterSaleId)));
      if ((waiting?.total ?? 0) >= PENDING_MAX) throw DomainError.fields({ photo: 'photosWaiting' });
      const [row] = await tx
        .insert(afterSalePhotos)
        .values({ memberId, image, createdAt: new Date(this.#now()) })
        .returning({ id: afterSalePhotos.id });
      return row!.id;
    });
  }

  /** Returns a photo of this member as WebP. */
  async read(memberId: string, id: number): Promise<Uint8Array> {
    const [row] = await this.#db
      .select({ image: afterSalePhotos.image })
      .from(afterSalePhotos)
      .where(and(eq(afterSalePhotos.memberId, memberId), eq(afterSalePhotos.id, id)));
    if (!row) throw DomainError.notFound();
    return row.image;
  }

  /** Deletes photos without a request. */
  async sweep(): Promise<void> {
    const old = lt(afterSalePhotos.createdAt, new Date(this.#now() - WAITING_MS));
    await this.#db.delete(afterSalePhotos).where(and(isNull(afterSalePhotos.afterSaleId), old));
  }
}

/** Attaches photos to a request. Throws if a photo belongs to another member or request. */
export async function claimPhotos(
  tx: Executor,
  memberId: string,
  afterSaleId: number,
  ids: readonly number[],
): Promise<void> {
  const photoIds = [...new Set(ids)];
  if (photoIds.length === 0) return;
  const claimedPhotos = await tx
    .update(afterSalePhotos)
    .set({ afterSaleId })
    .where(
      and(
        eq(afterSalePhotos.memberId, memberId),
        isNull(afterSalePhotos.afterSaleId),
        inArray(afterSalePhotos.id, photoIds),
      ),
    )
    .returning({ id: afterSalePhotos.id });
  if (claimedPhotos.length < photoIds.length) throw DomainError.fields({ photos: 'photoGone' });
}
