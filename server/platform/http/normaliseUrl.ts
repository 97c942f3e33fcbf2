const UNREADABLE = encodeURIComponent('\ufffd');

/** The address as asked for; a part of its path that is no text, as of a link cut in half, becomes a name nobody has. */
export function normaliseUrl(url: string): string {
  const [path = '', ...query] = url.split('?');
  const parts = path.split('/').map((part) => (isReadable(part) ? part : UNREADABLE));
  return [parts.join('/'), ...query].join('?');
}

function isReadable(part: string): boolean {
  try {
    decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
}
