import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ApiError } from '../../../shared/contract/envelope.ts';
import { writeFileAtomic } from '../storage/writeFileAtomic.ts';

/** Concurrent downloads: few, so that the user's own requests are not slowed down. */
const AT_ONCE = 2;
const PROGRESS_EVERY = 20;
const TIMEOUT_MS = 20_000;
const PICTURE_MAX = 512 * 1024;
const ALL_MAX = 256 * 1024 * 1024;

export interface ImageCacheParts {
  folder: string;
  server: string;
  fetch(url: string, init: RequestInit): Promise<Response>;
}

/** The pictures of lists on the disk: one file each, served for every width and format that is asked for. */
export class ImageCache {
  readonly #parts: ImageCacheParts;
  #size = 0;

  constructor(parts: ImageCacheParts) {
    this.#parts = parts;
  }

  async count(): Promise<number> {
    return (await this.#names()).length;
  }

  async read(pathname: string): Promise<Buffer<ArrayBuffer> | null> {
    return readFile(this.#fileOf(pathname)).catch(() => null);
  }

  /** Downloads missing pictures and deletes those no longer listed; stops early if the store cannot be reached. */
  async keep(paths: readonly string[], onProgress: () => void): Promise<void> {
    await mkdir(this.#parts.folder, { recursive: true });
    const names = new Set(paths.map(nameOf));
    const storedNames = new Set(await this.#names());
    for (const name of storedNames) if (!names.has(name)) await rm(join(this.#parts.folder, name), { force: true });
    this.#size = await this.#sizeOf([...storedNames].filter((name) => names.has(name)));
    const queue = paths.filter((path) => !storedNames.has(nameOf(path)));
    let finished = 0;
    const work = async (): Promise<void> => {
      for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
        if (this.#size > ALL_MAX) return;
        await this.#fetch(path);
        if (++finished % PROGRESS_EVERY === 0) onProgress();
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }

  async #fetch(path: string): Promise<void> {
    const { server, fetch } = this.#parts;
    // The path comes from the catalogue, and must not lead to another host.
    const url = URL.parse(path, `${server}/`);
    if (!url || !path.startsWith('/media/')) return;
    const init: RequestInit = { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) };
    const reply = await fetch(`${server}${url.pathname}`, init).catch(unreachable);
    if (!reply.ok || !/^image\/(avif|webp)/.test(reply.headers.get('content-type') ?? '')) return;
    const bytes = Buffer.from(await reply.arrayBuffer());
    if (bytes.length > PICTURE_MAX) return;
    const file = this.#fileOf(path);
    await writeFileAtomic(file, bytes);
    this.#size += bytes.length;
  }

  async #names(): Promise<string[]> {
    const names = await readdir(this.#parts.folder).catch(() => []);
    return names.filter((name) => !name.endsWith('.new'));
  }

  async #sizeOf(names: readonly string[]): Promise<number> {
    const sizes = await Promise.all(names.map((name) => stat(join(this.#parts.folder, name))));
    return sizes.reduce((all, { size }) => all + size, 0);
  }

  #fileOf(pathname: string): string {
    return join(this.#parts.folder, nameOf(pathname));
  }
}

const unreachable = (): never => {
  throw new ApiError('offline');
};

/** Returns the file name of a picture, the same for all its widths and formats. */
const nameOf = (pathname: string): string =>
  createHash('sha256')
    .update(pathname.replace(/-\d{2,4}\.(avif|webp)$/, ''))
    .digest('hex')
    .slice(0, 32);
