import { readFile, stat } from 'node:fs/promises';
import { basename, isAbsolute, relative, resolve, sep } from 'node:path';
import { causeText } from '../../platform/errorText.ts';
import { readProductPicture, type StoredPicture } from '../../modules/media/readPicture.ts';
import { fileSource } from '../../modules/media/ProductPictures.ts';
import { isWebAddress } from './pictureSources.ts';

/** Larger than most cameras make, in bytes. */
const BYTES_MAX = 30_000_000;
const MEGABYTE = 1_000_000;
const TIMEOUT_MS = 30_000;
/** Failures to connect, one after the other, until a host is no longer tried. */
const FAILURES_MAX = 5;

/** Why a picture is left out, such as "answers 404". */
interface Fault {
  fault: string;
}

/** Reads the pictures that a file of products names: files of a folder, and web addresses. */
export class PictureLoader {
  readonly #folder: string;
  readonly #failures = new Map<string, number>();

  /** `folder`: where files are looked for. */
  constructor(folder: string) {
    this.#folder = resolve(folder);
  }

  /** Returns a name by which the store knows this version of a picture: of a file with its size and time. */
  async identify(source: string): Promise<{ id: string } | Fault> {
    if (isWebAddress(source)) return { id: source };
    const path = this.#pathOf(source);
    const status = path === null ? null : await stat(path).catch(() => null);
    if (!status?.isFile())
      return { fault: `is no file in ${this.#folder}: put it there, or name its folder with --pictures=FOLDER` };
    if (status.size > BYTES_MAX) return tooLarge;
    return { id: fileSource(source, status.size, status.mtimeMs) };
  }

  /** Reads a picture. `stop` aborts a download. */
  async load(source: string, stop?: AbortSignal): Promise<StoredPicture | Fault> {
    const content = isWebAddress(source) ? await this.#download(source, stop) : await this.#read(source);
    if ('fault' in content) return content;
    const picture = await readProductPicture(content, basename(source));
    return typeof picture === 'string' ? { fault: picture } : picture;
  }

  async #read(source: string): Promise<Buffer | Fault> {
    try {
      return await readFile(this.#pathOf(source)!);
    } catch (error) {
      return { fault: `cannot be read: ${causeText(error)}` };
    }
  }

  async #download(source: string, stop: AbortSignal | undefined): Promise<Buffer | Fault> {
    const host = URL.parse(source)?.host;
    if (host === undefined) return { fault: 'is no web address' };
    if ((this.#failures.get(host) ?? 0) >= FAILURES_MAX)
      return { fault: `is on ${host}, which could not be reached ${FAILURES_MAX} times` };
    const signals = [AbortSignal.timeout(TIMEOUT_MS), ...(stop ? [stop] : [])];
    try {
      const reply = await fetch(source, { headers: { accept: 'image/*' }, signal: AbortSignal.any(signals) });
      this.#failures.delete(host);
      if (!reply.ok) return { fault: `answers ${reply.status}` };
      return await bytesOf(reply);
    } catch (error) {
      stop?.throwIfAborted();
      this.#failures.set(host, (this.#failures.get(host) ?? 0) + 1);
      return { fault: `cannot be reached (${causeText(error)})` };
    }
  }

  /** Returns the path of a file in the folder or below; null for another. */
  #pathOf(source: string): string | null {
    const path = resolve(this.#folder, source.replaceAll('\\', '/').replace(/^\/+/, ''));
    const below = relative(this.#folder, path);
    return below === '' || below.startsWith(`..${sep}`) || isAbsolute(below) ? null : path;
  }
}

const tooLarge: Fault = { fault: `has more than ${BYTES_MAX / MEGABYTE} MB` };

async function bytesOf({ body }: Response): Promise<Buffer | Fault> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > BYTES_MAX) return tooLarge;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
