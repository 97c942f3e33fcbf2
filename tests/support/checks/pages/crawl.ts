import { TEST_ORIGIN } from '../../servers/testStore.ts';

/** A page as the server sends it, before any script runs. */
export interface CrawledPage {
  path: string;
  status: number;
  lang: string;
  title: string;
  headings: string[];
  canonical: string;
  /** Links to our own addresses, without fragments; the value is whether robots may follow them. */
  links: Map<string, boolean>;
  /** Links to fragments of this page that do not exist. */
  lostAnchors: string[];
  pictures: string[];
}

/** The number of concurrent requests. */
const POOL = 8;

/**
 * Follows links over plain HTTP from the first addresses until there are no new ones. `isWanted` selects the addresses
 * to request, as a catalogue has too many combinations of filters.
 */
export async function crawl(starts: readonly string[], isWanted: (path: string, isOpen: boolean) => boolean) {
  const pages = new Map<string, CrawledPage>();
  const met = new Set(starts);
  const waiting = [...starts];
  /** For each address, the page that first linked to it. */
  const from = new Map<string, string>();
  const work = async (): Promise<void> => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const page = await read(path);
      pages.set(path, page);
      for (const [link, isOpen] of page.links) {
        if (!from.has(link)) from.set(link, path);
        if (met.has(link) || !isWanted(link, isOpen)) continue;
        met.add(link);
        waiting.push(link);
      }
    }
  };
  // A worker ends when the queue is empty for a moment, so start them again until it stays empty.
  while (waiting.length > 0) await Promise.all(Array.from({ length: POOL }, work));
  return { pages, from };
}

async function read(path: string): Promise<CrawledPage> {
  const reply = await fetch(TEST_ORIGIN + path, { redirect: 'manual' });
  const html = await reply.text();
  const head = html.slice(0, html.indexOf('</head>'));
  const anchors = [...html.matchAll(/<a\b[^>]*>/g)].map(([tag]) => tag);
  const targets = anchors.map((tag) => ({ href: attribute(tag, 'href'), isOpen: !tag.includes('rel="nofollow"') }));
  const links = new Map<string, boolean>();
  for (const { href, isOpen } of targets) {
    if (!/^\/(?!\/)/.test(href)) continue;
    const bare = href.replace(/#.*$/, '');
    links.set(bare, isOpen || links.get(bare) === true);
  }
  const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  return {
    path,
    status: reply.status,
    lang: attribute(/<html[^>]*>/.exec(html)?.[0] ?? '', 'lang'),
    title: plain(/<title[^>]*>([^<]*)</.exec(head)?.[1] ?? ''),
    headings: [...html.matchAll(/<h1\b[^>]*>([^]*?)<\/h1>/g)].map(([, text]) => plain(text!)),
    canonical: attribute(/<link rel="canonical"[^>]*>/.exec(head)?.[0] ?? '', 'href'),
    links,
    lostAnchors: targets.map(({ href }) => href).filter((href) => href.startsWith('#') && !ids.has(href.slice(1))),
    pictures: [...html.matchAll(/<img\b[^>]*>/g)].map(([tag]) => attribute(tag, 'src')),
  };
}

const attribute = (tag: string, name: string): string => plain(new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '');

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };
const plain = (html: string): string =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .trim();

/** Files that do not answer 200. */
export async function lostFiles(files: readonly string[]): Promise<string[]> {
  const lost: string[] = [];
  const waiting = [...files];
  const work = async (): Promise<void> => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      const { status } = await fetch(new URL(file, TEST_ORIGIN), { method: 'HEAD' });
      if (status !== 200) lost.push(`${status} ${file}`);
    }
  };
  await Promise.all(Array.from({ length: POOL }, work));
  return lost;
}
