const ADDRESS = /^\s*(?:https?:\/\/|www\.)[^\s/]+\/(\S+)\s*$/i;

/** The words of a pasted web address, from the longest part of its path, which names the product. Any other text unchanged. */
export function wordsOfAddress(typed: string): string {
  const [, path] = ADDRESS.exec(typed) ?? [];
  if (path === undefined) return typed;
  const pieces = path.replace(/[?#].*$/s, '').split('/');
  const longest = pieces.reduce((one, other) => (other.length > one.length ? other : one), '');
  const words = longest.replace(/\.\w+$/, '').replaceAll(/[-_+]|%20/g, ' ');
  return /\p{L}{3}/u.test(words) ? words : typed;
}
