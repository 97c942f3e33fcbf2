import { and, count, eq, inArray, isNull, lt } from 'drizzle-orm';
import { PHOTO_BYTES_MAX } from '../../../shared/contract/limits.ts';
import { DAY_MS } from '../../platform/clock/durations.ts';
import { normalisePhoto } from '../media/normalisePhoto.ts';
import { DomainError } from '../../platform/DomainError.ts';
import type { Database, Executor } from '../../platform/database/Database.ts';
import type { RunOnce } from '../../platform/idempotency/runOnce.ts';
import { lockMember } from '../rewards/LedgerRepository.ts';
import { afterSalePhotos } from './schema.ts';

/** So many photographs may wait for a request that never comes, and so long. */
const WAITING_MAX = 20;
const WAITING_MS = DAY_MS;

/** Photographs that members send with their requests. In the database, as several instances may share it. */
export class ReturnPhotos {
  readonly #db: Database;
  readonly #now: () => number;

  constructor(db: Database, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  /** Keeps a photograph until a request is sent with it; what is none is refused. */
  async add(memberId: string, bytes: Buffer, once: RunOnce): Promise<number> {
    if (bytes.length > PHOTO_BYTES_MAX) throw DomainError.fields({ photo: 'photoTooLarge' });
    const image = await normalisePhoto(bytes);
    if (image === null) throw DomainError.fields({ photo: 'photoInvalid' });
    return once(async (tx) => {
      await lockMember(tx, memberId); // or two at once would both be the last
      const [waiting] = await tx
        .select({ total: count() })
        .from(afterSalePhotos)
        .where(and(eq(afterSalePhotos.memberId, memberId), isNull(afterSalePhotos.afterSaleId)));
      if ((waiting?.total ?? 0) >= WAITING_MAX) throw DomainError.fields({ photo: 'photosWaiting' });
      const [row] = await tx
        .insert(afterSalePhotos)
        .values({ memberId, image, createdAt: new Date(this.#now()) })
        .returning({ id: afterSalePhotos.id });
      return row!.id;
    });
  }

  /** A photograph as WebP, for whose it is. */
  async read(memberId: string, id: number): Promise<Uint8Array> {
    const [row] = await this.#db
      .select({ image: afterSalePhotos.image })
      .from(afterSalePhotos)
      .where(and(eq(afterSalePhotos.memberId, memberId), eq(afterSalePhotos.id, id)));
    if (!row) throw DomainError.notFound();
    return row.image;
  }

  /** Forgets photographs that were sent for no request. */
  async sweep(): Promise<void> {
    const old = lt(afterSalePhotos.createdAt, new Date(this.#now() - WAITING_MS));
    await this.#db.delete(afterSalePhotos).where(and(isNull(afterSalePhotos.afterSaleId), old));
  }
}

/** Gives a request its photographs; refuses those of others, and those of another request. */
export async function claimPhotos(
  tx: Executor,
  memberId: string,
  afterSaleId: number,
  ids: readonly number[],
): Promise<void> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return;
  const taken = await tx
    .update(afterSalePhotos)
    .set({ afterSaleId })
    .where(
      and(
        eq(afterSalePhotos.memberId, memberId),
        isNull(afterSalePhotos.afterSaleId),
        inArray(afterSalePhotos.id, wanted),
      ),
    )
    .returning({ id: afterSalePhotos.id });
  if (taken.length < wanted.length) throw DomainError.fields({ photos: 'photoGone' });
}
