const NAME_MAX = 60;

/** A file's name without its ending: letters, digits and dashes alone, so that it fits into Markdown and onto every disk. */
export const plainFileName = (name: string): string =>
  name
    .replace(/\.[^.]*$/, '')
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
    .toLowerCase()
    .slice(0, NAME_MAX);
