import { createReadStream } from 'node:fs';

/** The file cannot be read at all. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile';
}

export interface Line {
  number: number;
  text: string;
}

const LINE_MAX = 4 * 1024 * 1024;

/** Yields the lines of a UTF-8 file, with or without a byte order mark. Throws an UnreadableFile. */
export async function* readLines(path: string): AsyncGenerator<Line> {
  let rest = '';
  let number = 0;
  for await (const chunk of textOf(path)) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > LINE_MAX)
      throw new UnreadableFile(`line ${number + lines.length + 1} is longer than ${LINE_MAX} characters`);
    for (const text of lines) yield { number: ++number, text: text.replace(/\r$/, '') };
  }
  if (rest !== '') yield { number: number + 1, text: rest.replace(/\r$/, '') };
}

async function* textOf(path: string): AsyncGenerator<string> {
  let isFirst = true;
  try {
    for await (const chunk of createReadStream(path, { encoding: 'utf8' }) as AsyncIterable<string>) {
      yield isFirst ? chunk.replace(/^\uFEFF/, '') : chunk;
      isFirst = false;
    }
  } catch (error) {
    throw new UnreadableFile(error instanceof Error ? error.message : String(error), { cause: error });
  }
  if (isFirst) throw new UnreadableFile('the file is empty');
}
