/** The head of a page from the server: data for search engines and other sites. */
export interface PageHead {
  canonical: string | null;
  isHidden: boolean;
  description: string | null;
  /** Address by language code, `x-default` among them. */
  alternates: Map<string, string>;
  things: { '@type': string; [property: string]: unknown }[];
  shared: Map<string, string>;
}

/** Reads the head of a page's HTML. */
export function readHead(html: string): PageHead {
  const head = html.slice(0, html.indexOf('</head>'));
  const tags = [...head.matchAll(/<(?:link|meta)\b[^>]*>/g)].map(([tag]) => tag);
  const named = (name: string, value: string): string | undefined => tags.find((tag) => attribute(tag, name) === value);
  const blocks = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([^]*?)<\/script>/g)];
  return {
    canonical: attribute(named('rel', 'canonical') ?? '', 'href'),
    isHidden: attribute(named('name', 'robots') ?? '', 'content') === 'noindex',
    description: attribute(named('name', 'description') ?? '', 'content'),
    alternates: new Map(
      tags
        .filter((tag) => attribute(tag, 'rel') === 'alternate')
        .map((tag) => [attribute(tag, 'hrefLang') ?? '', attribute(tag, 'href') ?? '']),
    ),
    things: blocks.map(([, json]) => JSON.parse(json!) as PageHead['things'][number]),
    shared: new Map(
      tags.flatMap((tag) => {
        const name = attribute(tag, 'property') ?? attribute(tag, 'name') ?? '';
        return /^(og|twitter):/.test(name) ? [[name, attribute(tag, 'content') ?? ''] as const] : [];
      }),
    ),
  };
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const attribute = (tag: string, name: string): string | null =>
  new RegExp(` ${name}="([^"]*)"`)
    .exec(tag)?.[1]
    ?.replace(/&(#?\w+);/g, (whole, key: string) => ENTITIES[key] ?? whole) ?? null;
