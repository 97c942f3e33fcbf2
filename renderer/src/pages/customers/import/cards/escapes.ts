/** Splits at a separator that is not escaped; escapes stay. */
export function splitUnescaped(text: string, mark: ';' | ','): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (const { 0: match, index } of text.matchAll(/\\[\s\S]|[;,]/g)) {
    if (match !== mark) continue;
    pieces.push(text.slice(from, index));
    from = index + 1;
  }
  return [...pieces, text.slice(from)];
}

/** Unescapes: `\n` becomes a new line; before other characters the backslash is dropped. */
export const unescapeText = (text: string): string =>
  text.replace(/\\([\\;,:"n])/gi, (_, char: string) => (char.toLowerCase() === 'n' ? '\n' : char));
