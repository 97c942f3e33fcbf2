/** The length of a description that search engines show. */
const LONGEST = 160;

/** The beginning of an HTML text as a page's description: whole sentences where they fit, else whole words. */
export function snippet(html: string): string {
  const text = plain(html);
  if (text.length <= LONGEST) return text;
  const cut = text.slice(0, LONGEST);
  const sentence = /^.{60,}[.!?。！？](?=\s|$|[\u3000-\u9fff])/su.exec(cut)?.[0];
  if (sentence) return sentence;
  const words = cut.slice(0, -1).replace(/\s+\S*$/, '');
  return `${words.replace(/[\s,;:–-]+$/, '')}…`;
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** Paragraphs only: headings and lists are no sentences. All of the text where it has no paragraph. */
function plain(html: string): string {
  const paragraphs = [...html.matchAll(/<p\b[^>]*>([^]*?)<\/p>/g)].map(([, inner]) => inner!);
  return (paragraphs.length > 0 ? paragraphs.join(' ') : html)
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?])/g, '')
    .trim();
}
