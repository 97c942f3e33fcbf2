/** The file cannot be read at all. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile';
}

export interface Line {
  number: number;
  text: string;
}

const LINE_MAX = 4 * 1024 * 1024;

/**
 * Yields the lines of a text file, with or without a byte order mark. Lines end with LF, CR LF, or CR alone where the
 * file has no other. Throws an UnreadableFile.
 */
export async function* readLines(chunks: AsyncIterable<Uint8Array>, encoding: string): AsyncGenerator<Line> {
  const decoder = new TextDecoder(encoding);
  let rest = '';
  let number = 0;
  let end: string | null = null;
  for await (const chunk of chunks) {
    const text = rest + decoder.decode(chunk, { stream: true });
    end ??= lineEndOf(text);
    const lines = text.split(end ?? '\n');
    rest = lines.pop() ?? '';
    if (rest.length > LINE_MAX)
      throw new UnreadableFile(`line ${number + lines.length + 1} is longer than ${LINE_MAX} characters`);
    for (const line of lines) yield { number: ++number, text: line.replace(/\r$/, '') };
  }
  rest += decoder.decode();
  if (rest !== '') yield { number: number + 1, text: rest.replace(/\r$/, '') };
}

// A CR at the very end may be half of a CR LF.
function lineEndOf(text: string): string | null {
  if (text.includes('\n')) return '\n';
  return text.slice(0, -1).includes('\r') ? '\r' : null;
}
