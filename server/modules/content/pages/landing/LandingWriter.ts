import { asc, eq, max } from 'drizzle-orm';
import { LANGUAGES } from '../../../../../shared/text/languages.ts';
import type { Executor } from '../../../../platform/database/Database.ts';
import type { PageRecord } from '../../ContentRecord.ts';
import { landingKey } from '../../landingAddress.ts';
import { inLanguage, textIn, withPlain } from '../../languageTexts.ts';
import { pageConfigs } from '../../schema.ts';
import type { LandingPage } from '../WrittenPage.ts';
import { differenceOf, mergeTexts, toStored, toWritten } from './storedBlocks.ts';

/** Ids from here are of pages whose address does not have them: solutions and the page of consumables. */
const OWN_IDS = 1_000_000;

/** Reads and writes landing pages as files have them: one page in one language each. */
export class LandingWriter {
  readonly #tx: Executor;

  constructor(tx: Executor) {
    this.#tx = tx;
  }

  /** Writes pages; returns what does not fit instead, and writes nothing then. */
  async write(landingPages: readonly LandingPage[]): Promise<string[]> {
    const storedPages = await this.#pages();
    const byKey = new Map<string, LandingPage[]>();
    for (const page of landingPages) byKey.set(page.key, [...(byKey.get(page.key) ?? []), page]);
    const faults: string[] = [];
    const keys = [...byKey.keys()].toSorted((a, b) => numberOf(a) - numberOf(b));
    for (const key of keys) {
      const fault = await this.#writeOne(key, byKey.get(key) ?? [], storedPages);
      if (fault !== null) faults.push(fault);
    }
    return faults;
  }

  async #writeOne(
    key: string,
    landingPages: readonly LandingPage[],
    storedPages: PageRecord[],
  ): Promise<string | null> {
    const page = storedPages.find((each) => landingKey(each, storedPages) === key);
    const composition = composedOf(key, landingPages, page);
    if (typeof composition === 'string') return composition;
    if (page) {
      await this.#tx.update(pageConfigs).set(composition).where(eq(pageConfigs.id, page.id));
      return null;
    }
    const id = idOf(key, storedPages);
    if (typeof id === 'string') return id;
    const [last] = await this.#tx.select({ position: max(pageConfigs.position) }).from(pageConfigs);
    const row = { id, kind: kindOf(key), position: (last?.position ?? -1) + 1 };
    await this.#tx.insert(pageConfigs).values({ ...row, ...composition });
    storedPages.push({ ...row, ...composition } as unknown as PageRecord);
    return null;
  }

  /** Every landing page in each language that it is written in. */
  async read(): Promise<LandingPage[]> {
    const pages = await this.#pages();
    return LANGUAGES.flatMap((language) =>
      pages
        .filter(({ texts }) => textIn(texts, 'title', language) !== '')
        .map((page) => ({
          kind: 'landing' as const,
          key: landingKey(page, pages),
          language,
          title: textIn(page.texts, 'title', language),
          summary: textIn(page.texts, 'summary', language),
          blocks: page.blocks.map((block) => toWritten(block, language)),
        })),
    );
  }

  async #pages(): Promise<PageRecord[]> {
    const rows = await this.#tx
      .select()
      .from(pageConfigs)
      .orderBy(asc(pageConfigs.kind), asc(pageConfigs.position), asc(pageConfigs.id));
    return rows as unknown as PageRecord[];
  }
}

/** Texts and blocks of a page from its files and what the store has of it; or why they do not fit together. */
function composedOf(key: string, landingPages: readonly LandingPage[], page: PageRecord | undefined) {
  const parts = landingPages.map(({ language, blocks }) => ({
    language,
    blocks: blocks.map((block) => toStored(block, language)),
  }));
  const [first, ...others] = parts;
  if (!first) return `${key} has no file`;
  for (const { language, blocks } of others) {
    const place = differenceOf(first.blocks, blocks);
    if (place !== null)
      return `${key}: block ${place} in ${language} is not the one in ${first.language}. A page has the same blocks in each language, and differs in its texts alone`;
  }
  const missing = LANGUAGES.filter(
    (language) =>
      page && textIn(page.texts, 'title', language) !== '' && landingPages.every((file) => file.language !== language),
  );
  const place = page && missing.length > 0 ? differenceOf(page.blocks, first.blocks) : null;
  if (place !== null)
    return `${key}: block ${place} is not the one that the store has, where this page is written in ${missing.join(', ')}, too. Import the files of these languages with it: npm run pages:export writes them`;
  const base =
    page && missing.length > 0
      ? [page.blocks, ...parts.map(({ blocks }) => blocks)]
      : parts.map(({ blocks }) => blocks);
  const texts = landingPages.map(({ language, title, summary }) => inLanguage(language, { title, summary }));
  return {
    texts: withPlain(Object.assign({}, page?.texts, ...texts) as Record<string, string>, ['title', 'summary']),
    blocks: base.reduce((blocks, more) => mergeTexts(blocks, more)).map((block) => ({ ...block })),
  };
}

/** The id of a new page by its key; or why there cannot be one. */
function idOf(key: string, storedPages: readonly PageRecord[]): number | string {
  const kind = kindOf(key);
  if (kind === 'solution') {
    const next = storedPages.filter((page) => page.kind === kind).length + 1;
    if (numberOf(key) !== next)
      return `${key}: there is no solution-${numberOf(key) - 1} before it. Solutions are numbered from 1 without a gap; the next one is solution-${next}`;
  }
  if (kind === 'solution' || kind === 'consumables')
    return Math.max(OWN_IDS, ...storedPages.map((page) => page.id)) + 1;
  const id = numberOf(key);
  const other = storedPages.find((page) => page.id === id);
  if (!other) return id;
  const free = Math.max(...storedPages.map((page) => page.id).filter((used) => used < OWN_IDS)) + 1;
  return `${key}: the number ${id} is the one of ${landingKey(other, storedPages)}; take another, such as ${free}`;
}

const kindOf = (key: string): string => key.split('-', 1)[0] ?? '';
const numberOf = (key: string): number => Number(key.split('-')[1] ?? 0);
