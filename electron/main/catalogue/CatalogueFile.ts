import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, type FileHandle, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod/mini';
import { CatalogueState, type OfflineProduct } from '../../../shared/contract/schemas/offlineCatalogue.ts';
import { isRecord } from '../../../shared/json/isRecord.ts';
import { PART_KEY_VERSION } from '../../../shared/catalogue/partNumberKey.ts';
import { operationNames } from '../../../shared/contract/routes.ts';
import { logWarning, errorMessage } from '../app/logWarning.ts';
import { isFileMissing } from '../storage/isFileMissing.ts';
import { replaceFile } from '../storage/writeFileAtomic.ts';
import type { CatalogueIndex } from './CatalogueIndex.ts';

const VERSION = 1;
/** The size limit of the file; of a larger catalogue only the first products are kept. */
const BYTES_MAX = 512 * 1024 * 1024;
/** More than the length of the last line. */
const TRAILER_BYTES = 256;
/** The longest time that reading may block main's event loop at once. */
const SLICE_MS = 8;

/** Stored answers of operations outside the catalogue, unchanged: configuration, navigation, landing pages. */
const Answer = z.object({
  name: z.enum(operationNames),
  payload: z.record(z.string(), z.unknown()),
  data: z.unknown(),
});
export type Answer = z.infer<typeof Answer>;

const Head = z.object({
  version: z.literal(VERSION),
  /** The version of the part numbers' keys that the store used; absent in files from before keys had a version. */
  keys: z.optional(z.int()),
  stamp: z.string(),
  state: CatalogueState,
  answers: z.array(Answer),
});
export type Head = Omit<z.infer<typeof Head>, 'version' | 'keys'>;
const Trailer = z.object({ end: z.int(), sha256: z.string() });

/** A product's place in the file. */
interface Place {
  offset: number;
  length: number;
}

/** A summary of the stored catalogue, from its first line. */
export interface Summary {
  stamp: string;
  /** When the store last confirmed that this catalogue is current. */
  at: number;
  /** How many products are stored, and how many the store has. */
  products: number;
  total: number;
  /** Its part number keys have another version than this client's: still usable, but to be fetched again. */
  isOutdated: boolean;
}

/** A stored catalogue, read and validated. */
export interface OpenFile {
  head: Head;
  index: CatalogueIndex;
  /** A product in full; null if the id is unknown. */
  product(id: number): Promise<OfflineProduct | null>;
}

/**
 * The catalogue on the disk: a header line, a line for each product, and a checksum line. It is written atomically; a
 * file whose checksum does not match is set aside, and the catalogue fetched again.
 */
export class CatalogueFile {
  readonly #path: string;
  readonly #now: () => number;

  constructor(path: string, now: () => number) {
    this.#path = path;
    this.#now = now;
  }

  /** Null if there is no file of this version. */
  async summary(): Promise<Summary | null> {
    try {
      const { mtimeMs: at, size } = await stat(this.#path);
      const [first] = await linesFrom(this.#path, 0, 1);
      const { stamp, state, keys } = Head.parse(JSON.parse(first!));
      const ending = await linesFrom(this.#path, Math.max(0, size - TRAILER_BYTES));
      const { end } = Trailer.parse(JSON.parse(ending.at(-1)!));
      return { stamp, at, products: end, total: state.total, isOutdated: keys !== PART_KEY_VERSION };
    } catch {
      return null; // `open` reports what is wrong when it reads the whole file
    }
  }

  /** Records that the store has confirmed the stored catalogue as current. */
  async touch(): Promise<void> {
    const at = new Date(this.#now());
    await utimes(this.#path, at, at);
  }

  async write(head: Head, pages: AsyncIterable<readonly OfflineProduct[]>): Promise<void> {
    const draft = `${this.#path}.new`;
    await mkdir(dirname(this.#path), { recursive: true });
    const file = await open(draft, 'w', 0o600);
    try {
      await put(file, head, pages);
      await file.sync();
    } catch (error) {
      await file.close();
      await rm(draft, { force: true });
      throw error;
    }
    await file.close();
    await replaceFile(draft, this.#path);
    await this.touch();
  }

  /** Null if there is no readable file. */
  async open(): Promise<OpenFile | null> {
    try {
      return await read(this.#path);
    } catch (error) {
      if (isFileMissing(error)) return null;
      logWarning(`The offline catalogue could not be read and was set aside: ${errorMessage(error)}`);
      await rename(this.#path, `${this.#path}.damaged`).catch(() => undefined);
      return null;
    }
  }
}

async function put(file: FileHandle, head: Head, pages: AsyncIterable<readonly OfflineProduct[]>): Promise<void> {
  const hash = createHash('sha256');
  let [end, size] = [0, 0];
  const write = async (text: string): Promise<void> => {
    hash.update(text);
    size += Buffer.byteLength(text);
    await file.appendFile(text);
  };
  await write(`${JSON.stringify({ version: VERSION, keys: PART_KEY_VERSION, ...head })}\n`);
  for await (const page of pages) {
    await write(page.map((product) => `${JSON.stringify(product)}\n`).join(''));
    end += page.length;
    if (size > BYTES_MAX) break;
  }
  await file.appendFile(`${JSON.stringify({ end, sha256: hash.digest('hex') })}\n`);
}

async function read(path: string): Promise<OpenFile> {
  const { CatalogueIndex } = await import('./CatalogueIndex.ts');
  const hash = createHash('sha256');
  const places = new Map<number, Place>();
  let head: Head | null = null;
  let index: CatalogueIndex | null = null;
  let trailer: z.infer<typeof Trailer> | null = null;
  let since = performance.now();
  for await (const { line, offset } of linesOf(path)) {
    const data: unknown = JSON.parse(line.toString('utf8'));
    if (!head || !index) {
      head = Head.parse(data);
      index = new CatalogueIndex(head.state);
    } else if (isTrailer(data)) trailer = Trailer.parse(data);
    else {
      // The checksum proves that this is what was written, and it was validated before it was written.
      const product = data as OfflineProduct;
      index.add(product);
      places.set(product.id, { offset, length: line.length });
    }
    if (!trailer) hash.update(line).update('\n');
    if (performance.now() - since > SLICE_MS) {
      await new Promise((resolve) => setImmediate(resolve));
      since = performance.now();
    }
  }
  if (!head || !index || trailer?.end !== places.size || trailer.sha256 !== hash.digest('hex'))
    throw new Error('not whole');
  index.finish();
  return { head, index, product: (id) => productAt(path, id, places.get(id)) };
}

const isTrailer = (data: unknown): boolean => isRecord(data) && 'end' in data;

async function productAt(path: string, id: number, place: Place | undefined): Promise<OfflineProduct | null> {
  if (!place) return null;
  const file = await open(path, 'r');
  try {
    const { buffer } = await file.read(Buffer.alloc(place.length), 0, place.length, place.offset);
    const product = JSON.parse(buffer.toString('utf8')) as OfflineProduct;
    return product.id === id ? product : null;
  } catch (error) {
    // The file was replaced meanwhile, and its offsets differ.
    if (error instanceof SyntaxError) return null;
    throw error;
  } finally {
    await file.close();
  }
}

const NEW_LINE = 0x0a;

async function linesFrom(path: string, start: number, count = Infinity): Promise<string[]> {
  const lines: string[] = [];
  for await (const { line } of linesOf(path, start)) if (lines.push(line.toString('utf8')) >= count) break;
  return lines;
}

async function* linesOf(path: string, start = 0): AsyncGenerator<{ line: Buffer; offset: number }> {
  let rest: Buffer = Buffer.alloc(0);
  let offset = start;
  for await (const chunk of createReadStream(path, { start, highWaterMark: 256 * 1024 }) as AsyncIterable<Buffer>) {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    for (let end = rest.indexOf(NEW_LINE); end >= 0; end = rest.indexOf(NEW_LINE)) {
      yield { line: rest.subarray(0, end), offset };
      offset += end + 1;
      rest = rest.subarray(end + 1);
    }
  }
}
