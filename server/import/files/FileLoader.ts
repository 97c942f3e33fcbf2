import { readFile, stat } from 'node:fs/promises';
import { basename, isAbsolute, relative, resolve, sep } from 'node:path';
import { causeText } from '../../platform/errorText.ts';
import { documentKeyOf, isPdf } from '../../modules/media/documentKey.ts';
import { readProductPicture } from '../../modules/media/readPicture.ts';
import { fileSource, type StoredFile } from '../../modules/media/SourceFiles.ts';
import { isWebAddress } from './fileSources.ts';

/** Larger than most cameras make, in bytes. */
const BYTES_MAX = 30_000_000;
const MEGABYTE = 1_000_000;
const TIMEOUT_MS = 30_000;
/** Failures to connect, one after the other, until a host is no longer tried. */
const FAILURES_MAX = 5;

/** Why a file is left out, such as "answers 404". */
interface Fault {
  fault: string;
}

/** A kind of file: how it is requested, where it may be, and how its content is checked. */
export interface FileType {
  /** The media types of a request. */
  accept: string;
  /** The option of the command line that names the folder. */
  option: string;
  /** Returns the file as the store keeps it, or why it does not fit: "is no PDF file". */
  read(content: Buffer, name: string): Promise<StoredFile | string>;
}

export const PICTURE_FILE: FileType = { accept: 'image/*', option: '--pictures', read: readProductPicture };

export const DOCUMENT_FILE: FileType = {
  accept: 'application/pdf',
  option: '--documents',
  read: async (content) => (isPdf(content) ? { key: documentKeyOf(content), content } : 'is no PDF file'),
};

/** Reads the pictures or documents that a file of products names: files of a folder, and web addresses. */
export class FileLoader {
  readonly #folder: string;
  readonly #type: FileType;
  readonly #failures = new Map<string, number>();

  /** `folder`: where files are looked for. */
  constructor(folder: string, type: FileType) {
    this.#folder = resolve(folder);
    this.#type = type;
  }

  /** Returns a name for this version of a file; for one in the folder it includes size and modification time. */
  async identify(source: string): Promise<{ id: string } | Fault> {
    if (isWebAddress(source)) return { id: source };
    const path = this.#pathOf(source);
    const status = path === null ? null : await stat(path).catch(() => null);
    if (!status?.isFile())
      return {
        fault: `is not in ${this.#folder}: put it there, or name its folder with ${this.#type.option}=FOLDER`,
      };
    if (status.size > BYTES_MAX) return tooLarge;
    return { id: fileSource(source, status.size, status.mtimeMs) };
  }

  /** Reads a file. `stop` aborts a download. */
  async load(source: string, stop?: AbortSignal): Promise<StoredFile | Fault> {
    const content = isWebAddress(source) ? await this.#download(source, stop) : await this.#read(source);
    if ('fault' in content) return content;
    const file = await this.#type.read(content, basename(source));
    return typeof file === 'string' ? { fault: file } : file;
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
    if (host === undefined) return { fault: 'is not a web address' };
    if ((this.#failures.get(host) ?? 0) >= FAILURES_MAX)
      return { fault: `is on ${host}, which could not be reached ${FAILURES_MAX} times` };
    const signals = [AbortSignal.timeout(TIMEOUT_MS), ...(stop ? [stop] : [])];
    try {
      const reply = await fetch(source, { headers: { accept: this.#type.accept }, signal: AbortSignal.any(signals) });
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
