import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { UnreadableFile } from './readLines.ts';

const HEAD_BYTES = 1024 * 1024;

/** A file whose first bytes have been read. */
export interface Source {
  /** At most 1 MB of a file; of a pipe, what it gives first. */
  head: Buffer;
  /** All bytes, those of `head` included. Can be read once. */
  chunks: AsyncGenerator<Buffer>;
}

/** Opens a file or a pipe. Throws an UnreadableFile; the chunks do, too. */
export async function openSource(path: string): Promise<Source> {
  const size = (await isFile(path)) ? { highWaterMark: HEAD_BYTES } : {};
  const bytes = bytesOf(createReadStream(path, size));
  const first = await bytes.next();
  if (first.done) throw new UnreadableFile('the file is empty');
  return { head: first.value, chunks: all(first.value, bytes) };
}

/** True for a file that can be read more than once. */
export async function isFile(path: string): Promise<boolean> {
  const status = await stat(path).catch(() => null);
  return status?.isFile() ?? false;
}

async function* bytesOf(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* stream;
  } catch (error) {
    throw new UnreadableFile(whyNot(error), { cause: error });
  }
}

const REASONS: Record<string, string> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder: name a file in it',
  EACCES: 'this user may not read it',
  EPERM: 'this user may not read it',
  EBUSY: 'another program has it open: close it there',
};

function whyNot(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return (code !== undefined && REASONS[code]) || message;
}

async function* all(head: Buffer, rest: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield head;
    yield* rest;
  } finally {
    await rest.return(undefined);
  }
}
