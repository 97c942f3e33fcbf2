import { TEST_ORIGIN } from '../servers/testStore.ts';

/** A page of the server as it is before any script runs. */
export interface CrawledPage {
  path: string;
  status: number;
  lang: string;
  title: string;
  headings: string[];
  canonical: string;
  /** Addresses of our own that it leads to, without their fragments; true where robots may go too. */
  links: Map<string, boolean>;
  /** Fragments of this very page that it leads to and does not have. */
  lostAnchors: string[];
  pictures: string[];
}

/** How many pages are asked for at once. */
const POOL = 8;

/**
 * Follows links over plain HTTP from some first addresses until nothing new is met. `isWanted` says which of the
 * addresses met are asked for: a catalogue has more filters than anybody can open.
 */
export async function crawl(starts: readonly string[], isWanted: (path: string, isOpen: boolean) => boolean) {
  const pages = new Map<string, CrawledPage>();
  const met = new Set(starts);
  const waiting = [...starts];
  /** By address, where it was first met. */
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
  // Everybody works until there is nothing left; who finds the queue empty for a moment is called again.
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

/** Files that answer something else than 200. */
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
