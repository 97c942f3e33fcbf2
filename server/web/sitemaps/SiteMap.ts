import { type Language, LANGUAGES } from '../../../shared/text/languages.ts';
import { linkTarget } from '../../../shared/web/links.ts';
import { languagesOf } from '../../../shared/text/localised.ts';
import {
  ADDRESSES_PER_FILE,
  type ProductChange,
  type SitemapRepository,
} from '../../modules/catalogue/SitemapRepository.ts';
import { AsyncCache } from '../../platform/cache/AsyncCache.ts';
import { HOUR_MS } from '../../platform/clock/durations.ts';
import type { ContentRepository } from '../../modules/content/ContentRepository.ts';
import { storePages } from './storePages.ts';
import type { Entry } from './xml.ts';

export const KINDS = ['pages', 'groups', 'brands', 'products', 'articles'] as const;
export type Kind = (typeof KINDS)[number];

/** A sitemap file: URLs of a kind in one language, or the `part`th 50,000 of them. */
export interface MapFile {
  kind: Kind;
  language: Language;
  part: number;
  changed?: string | undefined;
}
/** A URL without language and host. */
type Place = Entry & { languages: readonly Language[] };

interface Overview {
  files: MapFile[];
  places: Record<Exclude<Kind, 'products'>, Place[]>;
}

const TTL_MS = HOUR_MS;
const GROUP = 2;
const ARTICLE = 4;
const BRAND = 6;
const PRODUCT = 3;
const ARTICLES_AT_ONCE = 500;

/** The store's URLs for sitemaps, by kind and language; cached for an hour. */
export class SiteMap {
  readonly #sitemaps: SitemapRepository;
  readonly #content: ContentRepository;
  readonly #cache: AsyncCache<Overview>;
  readonly #offered: () => readonly Language[];

  /** `offered`: the languages that visitors can choose. */
  constructor(
    sitemaps: SitemapRepository,
    content: ContentRepository,
    now: () => number,
    offered: () => readonly Language[] = () => LANGUAGES,
  ) {
    this.#offered = offered;
    this.#sitemaps = sitemaps;
    this.#content = content;
    this.#cache = new AsyncCache({ max: 1, ttlMs: TTL_MS, now });
  }

  /** Invalidates the cache. */
  invalidate(): void {
    this.#cache.invalidate();
  }

  async files(): Promise<MapFile[]> {
    const offeredLanguages = this.#offered();
    return (await this.#overview()).files.filter(({ language }) => offeredLanguages.includes(language));
  }

  async file(kind: Kind, language: Language, part: number): Promise<MapFile | null> {
    const files = await this.files();
    return files.find((file) => file.kind === kind && file.language === language && file.part === part) ?? null;
  }

  /** Yields batches of URLs in a file, without language and host. */
  async *addresses({ kind, language, part }: MapFile): AsyncGenerator<Entry[]> {
    if (kind !== 'products') {
      const inLanguage = (await this.#overview()).places[kind].filter(({ languages }) => languages.includes(language));
      yield inLanguage.slice((part - 1) * ADDRESSES_PER_FILE, part * ADDRESSES_PER_FILE);
      return;
    }
    for await (const batch of this.#sitemaps.products(part - 1, language))
      yield batch.map(({ id, slug, changed }) => ({
        address: linkTarget(PRODUCT, { id, seo_title_str: slug })!,
        changed,
      }));
  }

  #overview(): Promise<Overview> {
    return this.#cache.read('overview', () => this.#read());
  }

  async #read(): Promise<Overview> {
    const changes = await this.#sitemaps.productChanges();
    const places = {
      pages: await storePages(this.#content),
      groups: await this.#groups(changes),
      brands: await this.#brands(changes),
      articles: await this.#articles(),
    };
    const files = (['pages', 'groups', 'brands', 'articles'] as const).flatMap((kind) => filesOf(kind, places[kind]));
    return { files: [...files, ...(await this.#productFiles(changes))], places };
  }

  async #productFiles(changes: readonly ProductChange[]): Promise<MapFile[]> {
    const files: MapFile[] = [];
    for (const [part, changed] of newest(changes, ({ part: one }) => [one]))
      for (const language of LANGUAGES)
        if (await this.#sitemaps.hasProducts(part, language))
          files.push({ kind: 'products', language, part: part + 1, changed });
    return files;
  }

  async #groups(changes: readonly ProductChange[]): Promise<Place[]> {
    const groups = await this.#sitemaps.groups();
    const paths = new Map(groups.map(({ id, path }) => [id, path]));
    // A group page also shows products of its descendants.
    const changed = newest(changes, ({ group_id }) => paths.get(group_id) ?? []);
    return groups.map(({ id, seo_key, texts }) => ({
      address: linkTarget(GROUP, { id, seo_key })!,
      changed: changed.get(id),
      languages: languagesOf(texts, 'group_name'),
    }));
  }

  async #brands(changes: readonly ProductChange[]): Promise<Place[]> {
    const changed = newest(changes, ({ brand_id }) => [brand_id]);
    return (await this.#sitemaps.brands()).map(({ id, seo_key }) => ({
      address: linkTarget(BRAND, { id, seo_key })!,
      changed: changed.get(id),
      languages: LANGUAGES,
    }));
  }

  async #articles(): Promise<Place[]> {
    const places: Place[] = [];
    for (let page = 1, total = 1; (page - 1) * ARTICLES_AT_ONCE < total; page++) {
      const list = await this.#content.listArticles(page, ARTICLES_AT_ONCE);
      total = list.total;
      for (const article of list.results)
        places.push({
          address: linkTarget(ARTICLE, article)!,
          changed: article.published_at,
          languages: languagesOf(article, 'title'),
        });
    }
    return places;
  }
}

/** Returns the newest change for each of the keys it touches. */
function newest(
  changes: readonly ProductChange[],
  keysOf: (change: ProductChange) => readonly number[],
): Map<number, string> {
  const latestByKey = new Map<number, string>();
  for (const change of changes)
    for (const key of keysOf(change))
      if ((latestByKey.get(key) ?? '') < change.changed) latestByKey.set(key, change.changed);
  return latestByKey;
}

function filesOf(kind: Exclude<Kind, 'products'>, places: readonly Place[]): MapFile[] {
  return LANGUAGES.flatMap((language) => {
    const inLanguage = places.filter(({ languages }) => languages.includes(language));
    return Array.from({ length: Math.ceil(inLanguage.length / ADDRESSES_PER_FILE) }, (_, index) => ({
      kind,
      language,
      part: index + 1,
      changed: latest(inLanguage.slice(index * ADDRESSES_PER_FILE, (index + 1) * ADDRESSES_PER_FILE)),
    }));
  });
}

const latest = (places: readonly Place[]): string | undefined =>
  places
    .flatMap(({ changed }) => changed ?? [])
    .toSorted()
    .at(-1);
