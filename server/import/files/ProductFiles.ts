import type { CatalogueWriter } from '../../modules/catalogue/writing/CatalogueWriter.ts';
import type { SourceFiles } from '../../modules/media/SourceFiles.ts';
import type { Line } from '../file/fileRow.ts';
import type { Rows } from '../ImportBatch.ts';
import type { ImportListener } from '../ImportListener.ts';
import type { FileLoader } from './FileLoader.ts';
import { isWebAddress } from './fileSources.ts';

/** Limits memory. Files of further products are loaded by a second import. */
const PRODUCTS_MAX = 100_000;
/** The number of pictures, or of documents, of a product; more are left out. */
const FILES_MAX = 20;
const PRODUCTS_AT_ONCE = 40;
const LOADED_AT_ONCE = 4;

/** A picture or document that a file of products names: a web address, or the name of a file. */
interface Named {
  source: string;
}
/** The same with what the store knows of it. */
interface Identified<Item extends Named> {
  item: Item;
  /** The name that the store has for it; null if it cannot be had. */
  id: string | null;
  /** The key of an earlier version of the file, which stays until the new one is loaded. */
  earlier: string | null;
}
/** A file that can be loaded. */
interface Loadable {
  source: string;
  id: string;
  earlier: string | null;
  line: Line;
}
/** A product with files that the store does not have yet. */
interface Waiting<Item extends Named> {
  productId: number;
  line: Line;
  files: Identified<Item>[];
}

/** Pictures or documents: where rows name them, and how products show them. */
export interface FileKind<Item extends Named, Shown> {
  /** As notes and progress name them. */
  about: 'pictures' | 'documents';
  itemsIn(rows: Rows): Item[];
  /** Returns what a product shows of the files that the store has. */
  shown(stored: readonly { item: Item; key: string }[]): Shown[];
  /** Replaces what products show; each has at least one file. */
  write(writer: CatalogueWriter, products: readonly { id: number; shown: Shown[] }[]): Promise<void>;
}

/** How files are read and stored; null where they are not, as in a trial. */
export interface FileParts {
  loader: FileLoader;
  store: SourceFiles;
  /** Loads files again that the store has. */
  reloads: boolean;
}

/**
 * The pictures, or the documents, that a file names. Products are written with those that the store has; the others are
 * loaded when all rows are read, as that takes longer than all the rest.
 */
export class ProductFiles<Item extends Named, Shown> {
  readonly #kind: FileKind<Item, Shown>;
  readonly #parts: FileParts | null;
  readonly #listener: Pick<ImportListener, 'noted' | 'filesLoaded'>;
  /** Files that this import has loaded again, or could not load. */
  readonly #tried = new Set<string>();
  #waiting: Waiting<Item>[] = [];

  constructor(
    kind: FileKind<Item, Shown>,
    parts: FileParts | null,
    listener: Pick<ImportListener, 'noted' | 'filesLoaded'>,
  ) {
    this.#kind = kind;
    this.#parts = parts;
    this.#listener = listener;
  }

  /** Returns what products show of the files that the store has, by product id. The others are loaded by `loadAll`. */
  async storedOf(products: readonly { id: number; rows: Rows }[]): Promise<Map<number, Shown[]>> {
    if (!this.#parts) return new Map();
    const { store, reloads } = this.#parts;
    const filesByProduct = new Map<number, Identified<Item>[]>();
    const sources = products.flatMap(({ rows }) => this.#kind.itemsIn(rows).map(({ source }) => source));
    const earlier = await store.keysOfFiles([...new Set(sources)].filter((source) => !isWebAddress(source)));
    for (const { id, rows } of products) filesByProduct.set(id, await this.#identify(rows, earlier));
    const keys = await store.keysOf(idsOf([...filesByProduct.values()].flat()));
    for (const { id, rows } of products) {
      const files = filesByProduct.get(id)!;
      const loadable = idsOf(files);
      const isComplete = loadable.length === 0 || (!reloads && loadable.every((file) => keys.has(file)));
      if (!isComplete && this.#waiting.length < PRODUCTS_MAX)
        this.#waiting.push({ productId: id, line: rows[0].line, files });
    }
    return new Map(Array.from(filesByProduct, ([id, files]) => [id, this.#shownOf(files, keys)]));
  }

  /** Loads files that the store lacks, and gives them to their products. `stop` aborts it: what was loaded is stored. */
  async loadAll(writer: CatalogueWriter | null, stop?: AbortSignal): Promise<void> {
    const all = this.#waiting;
    this.#waiting = [];
    if (!this.#parts || !writer) return;
    for (let start = 0; start < all.length; start += PRODUCTS_AT_ONCE) {
      const some = all.slice(start, start + PRODUCTS_AT_ONCE);
      const keys = await this.#load(some, stop);
      const products = some.map(({ productId, files }) => ({ id: productId, shown: this.#shownOf(files, keys) }));
      await this.#kind.write(
        writer,
        products.filter(({ shown }) => shown.length > 0),
      );
      this.#listener.filesLoaded?.(this.#kind.about, start + some.length, all.length);
    }
    await this.#parts.store.removeUnused();
  }

  async #identify(rows: Rows, earlierKeys: ReadonlyMap<string, string>): Promise<Identified<Item>[]> {
    const [{ line }] = rows;
    const { about } = this.#kind;
    const files: Identified<Item>[] = [];
    for (const [index, item] of this.#kind.itemsIn(rows).entries()) {
      const { source } = item;
      if (index >= FILES_MAX) {
        this.#listener.noted?.(line, about, `"${source}" is left out: a product has ${FILES_MAX} ${about} at most`);
        continue;
      }
      const earlier = earlierKeys.get(source) ?? null;
      const identified = await this.#parts!.loader.identify(source);
      if ('fault' in identified) this.#noteFault({ line, source, earlier }, identified.fault);
      files.push({ item, id: 'id' in identified ? identified.id : null, earlier });
    }
    return files;
  }

  #noteFault({ line, source, earlier }: Omit<Loadable, 'id'>, fault: string): void {
    const stays = earlier === null ? '' : '; its earlier version stays';
    this.#listener.noted?.(line, this.#kind.about, `"${source}" ${fault}${stays}`);
  }

  /** Returns the keys of the products' files by id, of those that could be loaded. */
  async #load(products: readonly Waiting<Item>[], stop: AbortSignal | undefined): Promise<Map<string, string>> {
    const { store, reloads } = this.#parts!;
    const all = products.flatMap(({ line, files }) =>
      files.flatMap(({ item: { source }, id, earlier }) => (id === null ? [] : [{ source, id, earlier, line }])),
    );
    const keys = await store.keysOf(idsOf(all));
    const missing = all.filter(({ id }) => !this.#tried.has(id) && (reloads || !keys.has(id)));
    const queue = [...new Map(missing.map((file) => [file.id, file])).values()];
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

  /** Stores a file and returns its key; null where it cannot be loaded, which is noted. */
  async #loadOne({ source, id, line, earlier }: Loadable, stop: AbortSignal | undefined): Promise<string | null> {
    const { loader, store } = this.#parts!;
    const file = await loader.load(source, stop);
    this.#tried.add(id);
    if ('fault' in file) {
      this.#noteFault({ line, source, earlier }, file.fault);
      return null;
    }
    await store.write(id, file, new Date());
    return file.key;
  }

  #shownOf(files: readonly Identified<Item>[], keys: ReadonlyMap<string, string>): Shown[] {
    return this.#kind.shown(
      files.flatMap(({ item, id, earlier }) => {
        const key = (id === null ? undefined : keys.get(id)) ?? earlier;
        return key === null ? [] : [{ item, key }];
      }),
    );
  }
}

const idsOf = (files: readonly { id: string | null }[]): string[] => [...new Set(files.flatMap(({ id }) => id ?? []))];
