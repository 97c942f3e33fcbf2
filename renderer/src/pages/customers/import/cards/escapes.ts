/** Divided at a mark that no backslash stands before; what is escaped stays so. */
export function divided(text: string, mark: ';' | ','): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(/\\[\s\S]|[;,]/g)) {
    if (found !== mark) continue;
    pieces.push(text.slice(from, index));
    from = index + 1;
  }
  return [...pieces, text.slice(from)];
}

/** What is escaped is itself again, and `\n` a new line; a backslash before anything else is one. */
export const unescaped = (text: string): string =>
  text.replace(/\\([\\;,:"n])/gi, (_, char: string) => (char.toLowerCase() === 'n' ? '\n' : char));
