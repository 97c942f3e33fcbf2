import type { Picture } from '../../../shared/contract/wireTypes.ts';
import type { CatalogueWriter } from '../../modules/catalogue/writing/CatalogueWriter.ts';
import { ownPictureAt } from '../../modules/media/pictureKey.ts';
import type { ProductPictures } from '../../modules/media/ProductPictures.ts';
import type { Line } from '../file/fileRow.ts';
import type { Rows } from '../ImportBatch.ts';
import type { ImportListener } from '../ImportListener.ts';
import type { PictureLoader } from './PictureLoader.ts';

/** Limits memory. Pictures of further products are loaded by a second import. */
const PRODUCTS_MAX = 100_000;
/** The number of pictures of a product; more are left out. */
const PICTURES_MAX = 20;
const PRODUCTS_AT_ONCE = 40;
const LOADED_AT_ONCE = 4;

/** A picture that a file names, by the name that the store has for it. */
interface Named {
  source: string;
  id: string;
}
/** A product with pictures that the store does not have yet. */
interface Waiting {
  productId: number;
  line: Line;
  pictures: Named[];
}

/** How pictures are read and stored; null where they are not, as in a trial. */
export interface PictureParts {
  loader: PictureLoader;
  store: ProductPictures;
  /** Loads pictures again that the store has. */
  reloads: boolean;
}

/**
 * The pictures that a file names. Products are written with those that the store has; the others are loaded when all rows
 * are read, as that takes longer than all the rest.
 */
export class Pictures {
  readonly #parts: PictureParts | null;
  readonly #listener: Pick<ImportListener, 'noted' | 'picturesLoaded'>;
  /** Pictures that this import has loaded again, or could not load. */
  readonly #tried = new Set<string>();
  #waiting: Waiting[] = [];

  constructor(parts: PictureParts | null, listener: Pick<ImportListener, 'noted' | 'picturesLoaded'>) {
    this.#parts = parts;
    this.#listener = listener;
  }

  /** Returns the pictures of products that the store has, by product id. The others are loaded by `loadAll`. */
  async storedOf(products: readonly { id: number; rows: Rows }[]): Promise<Map<number, Picture[]>> {
    if (!this.#parts) return new Map();
    const { store, reloads } = this.#parts;
    const named = new Map<number, Named[]>();
    for (const { id, rows } of products) named.set(id, await this.#namedIn(rows));
    const keys = await store.keysOf(idsOf([...named.values()].flat()));
    for (const { id, rows } of products) {
      const pictures = named.get(id)!;
      const isComplete = pictures.length === 0 || (!reloads && pictures.every((picture) => keys.has(picture.id)));
      if (!isComplete && this.#waiting.length < PRODUCTS_MAX)
        this.#waiting.push({ productId: id, line: rows[0].line, pictures });
    }
    return new Map(Array.from(named, ([id, pictures]) => [id, picturesOf(pictures, keys)]));
  }

  /** Loads pictures that the store lacks, and gives them to their products. `stop` aborts it: what was loaded is stored. */
  async loadAll(writer: Pick<CatalogueWriter, 'writePictures'> | null, stop?: AbortSignal): Promise<void> {
    const all = this.#waiting;
    this.#waiting = [];
    if (!this.#parts || !writer) return;
    for (let at = 0; at < all.length; at += PRODUCTS_AT_ONCE) {
      const some = all.slice(at, at + PRODUCTS_AT_ONCE);
      const keys = await this.#load(some, stop);
      const shown = some.map(({ productId, pictures }) => ({ id: productId, pictures: picturesOf(pictures, keys) }));
      await writer.writePictures(shown.filter(({ pictures }) => pictures.length > 0));
      this.#listener.picturesLoaded?.(at + some.length, all.length);
    }
    await this.#parts.store.removeUnused();
  }

  async #namedIn(rows: Rows): Promise<Named[]> {
    const [{ line }] = rows;
    const named: Named[] = [];
    for (const [at, source] of [...new Set(rows.flatMap(({ pictures }) => pictures))].entries()) {
      const identified =
        at < PICTURES_MAX
          ? await this.#parts!.loader.identify(source)
          : { fault: `is left out: a product has ${PICTURES_MAX} pictures at most` };
      if ('id' in identified) named.push({ source, id: identified.id });
      else this.#listener.noted?.(line, 'pictures', `"${source}" ${identified.fault}`);
    }
    return named;
  }

  /** Returns the keys of the pictures of these products by id, of those that could be loaded. */
  async #load(products: readonly Waiting[], stop: AbortSignal | undefined): Promise<Map<string, string>> {
    const { store, reloads } = this.#parts!;
    const all = products.flatMap(({ line, pictures }) => pictures.map((picture) => ({ ...picture, line })));
    const keys = await store.keysOf(idsOf(all));
    const missing = all.filter(({ id }) => !this.#tried.has(id) && (reloads || !keys.has(id)));
    const queue = [...new Map(missing.map((picture) => [picture.id, picture])).values()];
    const loadNext = async (): Promise<void> => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        stop?.throwIfAborted();
        const key = await this.#loadOne(next, stop);
        if (key !== null) keys.set(next.id, key);
      }
    };
    await Promise.all(Array.from({ length: LOADED_AT_ONCE }, loadNext));
    return keys;
  }

  /** Stores a picture and returns its key; null where it cannot be loaded, which is noted. */
  async #loadOne({ source, id, line }: Named & { line: Line }, stop: AbortSignal | undefined): Promise<string | null> {
    const { loader, store } = this.#parts!;
    const picture = await loader.load(source, stop);
    this.#tried.add(id);
    if ('fault' in picture) {
      this.#listener.noted?.(line, 'pictures', `"${source}" ${picture.fault}`);
      return null;
    }
    await store.write(id, picture, new Date());
    return picture.key;
  }
}

const idsOf = (pictures: readonly Named[]): string[] => [...new Set(pictures.map(({ id }) => id))];

/** Two sources may have the same picture, which is shown once. */
const picturesOf = (pictures: readonly Named[], keys: ReadonlyMap<string, string>): Picture[] =>
  [...new Set(pictures.flatMap(({ id }) => keys.get(id) ?? []))].flatMap((key) => ownPictureAt(key) ?? []);
