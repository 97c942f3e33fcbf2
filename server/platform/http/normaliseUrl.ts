const UNREADABLE = encodeURIComponent('\ufffd');

/** Returns the URL with undecodable path segments, as of a truncated link, replaced by a name that matches nothing. */
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
