import type { Picture } from '../../../shared/contract/wireTypes.ts';
import type { CatalogueWriter } from '../../modules/catalogue/writing/CatalogueWriter.ts';
import { ownPictureAt } from '../../modules/media/pictureKey.ts';
import type { ProductPictures } from '../../modules/media/ProductPictures.ts';
import type { Line } from '../file/fileRow.ts';
import type { Rows } from '../ImportBatch.ts';
import type { ImportListener } from '../ImportListener.ts';
import type { PictureLoader } from './PictureLoader.ts';
import { isWebAddress } from './pictureSources.ts';

/** Limits memory. Pictures of further products are loaded by a second import. */
const PRODUCTS_MAX = 100_000;
/** The number of pictures of a product; more are left out. */
const PICTURES_MAX = 20;
const PRODUCTS_AT_ONCE = 40;
const LOADED_AT_ONCE = 4;

/** A picture that a file names. */
interface Named {
  source: string;
  /** The name that the store has for it; null if it cannot be had. */
  id: string | null;
  /** The key of an earlier version of the file, which stays until the new one is loaded. */
  earlier: string | null;
}
/** A picture that can be loaded. */
type Loadable = Omit<Named, 'id'> & { id: string; line: Line };
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
    const files = products.flatMap(({ rows }) => sourcesOf(rows)).filter((source) => !isWebAddress(source));
    const earlier = await store.keysOfFiles(files);
    for (const { id, rows } of products) named.set(id, await this.#namedIn(rows, earlier));
    const keys = await store.keysOf(idsOf([...named.values()].flat()));
    for (const { id, rows } of products) {
      const pictures = named.get(id)!;
      const loadable = idsOf(pictures);
      const isComplete = loadable.length === 0 || (!reloads && loadable.every((picture) => keys.has(picture)));
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

  async #namedIn(rows: Rows, earlierKeys: ReadonlyMap<string, string>): Promise<Named[]> {
    const [{ line }] = rows;
    const named: Named[] = [];
    for (const [at, source] of sourcesOf(rows).entries()) {
      if (at >= PICTURES_MAX) {
        const fault = `is left out: a product has ${PICTURES_MAX} pictures at most`;
        this.#listener.noted?.(line, 'pictures', `"${source}" ${fault}`);
        continue;
      }
      const earlier = earlierKeys.get(source) ?? null;
      const identified = await this.#parts!.loader.identify(source);
      if ('fault' in identified) this.#noteFault({ line, source, earlier }, identified.fault);
      named.push({ source, id: 'id' in identified ? identified.id : null, earlier });
    }
    return named;
  }

  #noteFault({ line, source, earlier }: Pick<Named, 'source' | 'earlier'> & { line: Line }, fault: string): void {
    const stays = earlier === null ? '' : '; its earlier picture stays';
    this.#listener.noted?.(line, 'pictures', `"${source}" ${fault}${stays}`);
  }

  /** Returns the keys of the pictures of these products by id, of those that could be loaded. */
  async #load(products: readonly Waiting[], stop: AbortSignal | undefined): Promise<Map<string, string>> {
    const { store, reloads } = this.#parts!;
    const all = products.flatMap(({ line, pictures }) =>
      pictures.flatMap(({ id, ...picture }) => (id === null ? [] : [{ ...picture, id, line }])),
    );
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
  async #loadOne({ source, id, line, earlier }: Loadable, stop: AbortSignal | undefined): Promise<string | null> {
    const { loader, store } = this.#parts!;
    const picture = await loader.load(source, stop);
    this.#tried.add(id);
    if ('fault' in picture) {
      this.#noteFault({ line, source, earlier }, picture.fault);
      return null;
    }
    await store.write(id, picture, new Date());
    return picture.key;
  }
}

const sourcesOf = (rows: Rows): string[] => [...new Set(rows.flatMap(({ pictures }) => pictures))];

const idsOf = (pictures: readonly Pick<Named, 'id'>[]): string[] => [
  ...new Set(pictures.flatMap(({ id }) => id ?? [])),
];

/** Two sources may have the same picture, which is shown once. */
const picturesOf = (pictures: readonly Named[], keys: ReadonlyMap<string, string>): Picture[] =>
  [
    ...new Set(pictures.flatMap(({ id, earlier }) => (id === null ? undefined : keys.get(id)) ?? earlier ?? [])),
  ].flatMap((key) => ownPictureAt(key) ?? []);
