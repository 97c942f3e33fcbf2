import { isNode, LineCounter, parseDocument } from 'yaml';

/** The line of a place in the head of a file; that of the nearest part around it where the place is missing. */
export function lineOf(file: string, path: readonly PropertyKey[]): number {
  const lines = new LineCounter();
  const [head = ''] = file.split(/^---[ \t]*$/m, 2).slice(1);
  const document = parseDocument(head, { schema: 'failsafe', lineCounter: lines });
  const keys = path.map((key) => (typeof key === 'symbol' ? String(key) : key));
  for (let depth = keys.length; depth > 0; depth--) {
    const node = document.getIn(keys.slice(0, depth), true);
    // The head begins on the line of its first dashes.
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
}

/** The line of the first place where a file has a text. */
export const lineAt = (file: string, part: string): number =>
  file.slice(0, Math.max(0, file.indexOf(part))).split('\n').length;
