const WEB = /^https?:\/\//i;
const BETWEEN_ADDRESSES = /[\s,;]+(?=(?:https?:)?\/\/)/i;
const PICTURE = /\.(?:jpe?g|png|webp|avif|heic|heif|gif|tiff?|bmp|svg)$/i;
const DOCUMENT = /\.(?:pdf|docx?|xlsx?|pptx?|html?|zip)$/i;

/**
 * Returns the web addresses and names of pictures in a cell: with `|` or line breaks between them, addresses also with
 * commas, semicolons or blanks, and file names with commas or semicolons where each part has the ending of a picture.
 */
export const pictureSources = (text: string): string[] => fileSources(text, PICTURE);

/** The same of documents. */
export const documentSources = (text: string): string[] => fileSources(text, DOCUMENT);

function fileSources(text: string, ending: RegExp): string[] {
  const sources = text
    .split(/[|\n]/)
    .flatMap((part) => part.trim().split(BETWEEN_ADDRESSES))
    .flatMap((part) => fileNames(part, ending))
    .map((part) => part.trim().replace(/[,;]$/, ''))
    .filter((part) => part !== '')
    .map((part) => (part.startsWith('//') ? `https:${part}` : part));
  return [...new Set(sources)];
}

/** True for a web address, false for the name of a file. */
export const isWebAddress = (source: string): boolean => WEB.test(source);

/** True for what can be a document: a web address, or the name of a file with the ending of one. */
export const isDocumentSource = (source: string): boolean => isWebAddress(source) || DOCUMENT.test(source);

function fileNames(part: string, ending: RegExp): string[] {
  if (/^(?:https?:)?\/\//i.test(part)) return [part];
  const names = part.split(/[,;]/).map((name) => name.trim());
  return names.every((name) => ending.test(name)) ? names : [part];
}
