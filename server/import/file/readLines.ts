/** The file cannot be read at all; the message says why, and what to do. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile';
}

export interface Line {
  number: number;
  text: string;
}

const LINE_MAX = 4 * 1024 * 1024;

/** The characters of a document that is read whole: JSON, XML or HTML. */
export const DOCUMENT_MAX = 200 * 1024 * 1024;

/**
 * Yields the lines of a text file, with or without a byte order mark. Lines end with LF, CR LF, or CR alone where the
 * file has no other. Throws an UnreadableFile, also for a line of more characters than `lineMax`.
 */
export async function* readLines(
  chunks: AsyncIterable<Uint8Array>,
  encoding: string,
  lineMax = LINE_MAX,
): AsyncGenerator<Line> {
  const decoder = new TextDecoder(encoding);
  let rest = '';
  let number = 0;
  let end: string | null = null;
  for await (const chunk of chunks) {
    const text = rest + decoder.decode(chunk, { stream: true });
    end ??= lineEndOf(text);
    const lines = text.split(end ?? '\n');
    rest = lines.pop() ?? '';
    if (rest.length > lineMax)
      throw new UnreadableFile(`line ${number + lines.length + 1} is longer than ${lineMax} characters`);
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

/** The whole text. Throws an UnreadableFile if it has more than `max` characters. */
export async function documentIn(lines: AsyncIterable<Line>, max = DOCUMENT_MAX): Promise<string> {
  const parts: string[] = [];
  let length = 0;
  for await (const { text } of lines) {
    parts.push(text);
    length += text.length + 1;
    if (length > max)
      throw new UnreadableFile(
        `the document is longer than ${max / 1_048_576} MB: save it as CSV, or as JSON with one product a line`,
      );
  }
  return parts.join('\n');
}
