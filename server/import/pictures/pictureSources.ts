const WEB = /^https?:\/\//i;
const BETWEEN_ADDRESSES = /[\s,;]+(?=(?:https?:)?\/\/)/i;
const FILE = /\.(?:jpe?g|png|webp|avif|heic|heif|gif|tiff?|bmp|svg)$/i;

/**
 * Returns the web addresses and file names in a cell: with `|` or line breaks between them, addresses also with commas,
 * semicolons or blanks, and file names with commas or semicolons where each part has the ending of a picture.
 */
export function pictureSources(text: string): string[] {
  const sources = text
    .split(/[|\n]/)
    .flatMap((part) => part.trim().split(BETWEEN_ADDRESSES))
    .flatMap(fileNames)
    .map((part) => part.trim().replace(/[,;]$/, ''))
    .filter((part) => part !== '')
    .map((part) => (part.startsWith('//') ? `https:${part}` : part));
  return [...new Set(sources)];
}

/** True for a web address, false for the name of a file. */
export const isWebAddress = (source: string): boolean => WEB.test(source);

function fileNames(part: string): string[] {
  if (/^(?:https?:)?\/\//i.test(part)) return [part];
  const names = part.split(/[,;]/).map((name) => name.trim());
  return names.every((name) => FILE.test(name)) ? names : [part];
}
