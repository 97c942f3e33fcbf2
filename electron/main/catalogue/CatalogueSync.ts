import { createHash } from 'node:crypto';
import { CoalescingRunner } from '../../../shared/async/CoalescingRunner.ts';
import { backoffDelay } from '../../../shared/async/backoff.ts';
import type { Call, Clock } from '../../../shared/client/ports.ts';
import { COUNTRY_PAGE_SIZE, PICTURE_WIDTHS } from '../../../shared/contract/limits.ts';
import type { PageConfig } from '../../../shared/contract/schemas/content.ts';
import type { Picture } from '../../../shared/contract/wireTypes.ts';
import { OFFLINE_PAGE_SIZE, type OfflineProduct } from '../../../shared/contract/schemas/offlineCatalogue.ts';
import { ApiError } from '../../../shared/contract/envelope.ts';
import type { CatalogueView } from '../../../shared/ipc/catalogue.ts';
import type { Language } from '../../../shared/text/languages.ts';
import { canonicalJson } from '../../../shared/signing/canonicalJson.ts';
import { logWarning, errorMessage } from '../app/logWarning.ts';
import type { Answer, CatalogueFile, Head, OpenFile } from './CatalogueFile.ts';
import type { ImageCache } from './ImageCache.ts';

/** The first sync waits until the start is over. */
const FIRST_MS = 30_000;
const REFRESH_MS = 4 * 3600_000;
const PAUSE = { first: 60_000, longest: 3600_000 };

export interface CatalogueSyncParts {
  file: CatalogueFile;
  pictures: ImageCache;
  /** Calls the API as a guest. */
  call: Call;
  clock: Clock;
  random(): number;
  /** The largest number of products stored; of a larger catalogue the first are kept, and the page says so. */
  room: number;
  language(): Language;
  /** Landing pages to store beside those that the navigation links to. */
  pages?(): readonly number[];
  onChange(view: CatalogueView): void;
}

/** Stores the catalogue on the disk, checks regularly whether it is current, and answers from it when offline. */
export class CatalogueSync {
  readonly #parts: CatalogueSyncParts;
  #opened: Promise<OpenFile | null> | null = null;
  #refreshing: Promise<void> | null = null;
  #callOff: () => void = () => undefined;
  #tries = 0;
  #isServing = false;
  #hasFailed = false;
  /** Reads one view at a time, so that an older one never arrives after a newer one. */
  readonly #changes = new CoalescingRunner(async () => this.#parts.onChange(await this.view()));

  constructor(parts: CatalogueSyncParts) {
    this.#parts = parts;
  }

  get isServing(): boolean {
    return this.#isServing;
  }

  async start(): Promise<void> {
    const summary = await this.#parts.file.summary();
    const due = summary && !summary.isOutdated ? summary.at + REFRESH_MS - this.#parts.clock.now() : 0;
    // A time in the future comes from a clock that was ahead: cap the wait.
    this.#later(Math.max(FIRST_MS, Math.min(REFRESH_MS, due)));
  }

  async view(): Promise<CatalogueView> {
    const { file, pictures } = this.#parts;
    const { at = null, products = 0, total = 0 } = (await file.summary()) ?? {};
    return {
      at,
      products,
      total,
      pictures: await pictures.count(),
      isServing: this.#isServing,
      isFetching: this.#refreshing !== null,
      hasFailed: this.#hasFailed,
    };
  }

  /** Answers from the stored catalogue; undefined where it has no answer. */
  async answer(...callArgs: Parameters<Call>): Promise<unknown> {
    const { language, clock } = this.#parts;
    const open = await this.#open();
    // Loaded lazily, like the catalogue itself.
    const { answerOffline } = await import('./answerOffline.ts');
    return open ? answerOffline({ ...open, language: language(), now: clock.now() }, ...callArgs) : undefined;
  }

  /** Switches whether pages are served from the stored catalogue. */
  setServing(isServing: boolean): void {
    const isNews = isServing || this.#isServing;
    this.#isServing = isServing;
    if (isNews) this.#emitChange();
  }

  /** Syncs now; concurrent calls share one run. */
  refresh(): Promise<void> {
    this.#callOff();
    this.#refreshing ??= this.#refresh().finally(() => {
      this.#refreshing = null;
      this.#emitChange();
    });
    this.#emitChange();
    return this.#refreshing;
  }

  #later(ms: number): void {
    this.#callOff();
    this.#callOff = this.#parts.clock.after(ms, () => void this.refresh());
  }

  async #refresh(): Promise<void> {
    try {
      await this.#fetch();
      this.#hasFailed = false;
      this.#tries = 0;
      this.#later(REFRESH_MS);
    } catch (error) {
      this.#hasFailed = true;
      if (!(error instanceof ApiError)) logWarning(`The offline catalogue could not be stored: ${errorMessage(error)}`);
      this.#later(backoffDelay(this.#tries++, this.#parts.random(), PAUSE));
    }
  }

  async #fetch(): Promise<void> {
    const { file, pictures, call } = this.#parts;
    const state = await call('readCatalogueState', {});
    const answers = await readAnswers(call, this.#parts.pages?.() ?? []);
    const stamp = createHash('sha256')
      .update(canonicalJson([state.stamp, answers]))
      .digest('hex');
    const write = (): Promise<void> => file.write({ stamp, state, answers }, this.#pages(state.stamp));
    const summary = await file.summary();
    if (summary?.stamp === stamp && !summary.isOutdated) await file.touch();
    else await write();
    let open = await this.#reopen();
    this.#emitChange();
    if (!open) {
      // The header matched, but the file was damaged.
      await write();
      open = await this.#reopen();
    }
    if (open) await pictures.keep(picturesOf(open), () => this.#emitChange());
    // The catalogue is opened again when it is needed.
    if (!this.#isServing) this.#opened = null;
  }

  async *#pages(stamp: string): AsyncGenerator<readonly OfflineProduct[]> {
    let [after, count]: [number | null, number] = [0, 0];
    while (after !== null && count < this.#parts.room) {
      const from: number = after;
      const { results, next } = await this.#parts.call('listCatalogue', {
        page_size: OFFLINE_PAGE_SIZE,
        stamp,
        ...(from > 0 && { after: from }),
      });
      yield results;
      count += results.length;
      after = next;
    }
  }

  #open(): Promise<OpenFile | null> {
    return (this.#opened ??= this.#parts.file.open());
  }

  #reopen(): Promise<OpenFile | null> {
    this.#opened = null;
    return this.#open();
  }

  #emitChange(): void {
    this.#changes
      .run()
      .catch((error: unknown) => logWarning(`The stored catalogue's state is unknown: ${errorMessage(error)}`));
  }
}

/**
 * Reads the answers that are stored beside the catalogue: configuration, navigation, the front page, landing pages and the
 * countries.
 */
async function readAnswers(call: Call, more: readonly number[]): Promise<Answer[]> {
  const config = await call('readConfig', {});
  const pages = new Set([config.home_page_id, ...(config.landing ?? []).map(({ page_id }) => page_id)]);
  const answers: Answer[] = [{ name: 'readConfig', payload: {}, data: config }];
  for (const pk of pages)
    answers.push({ name: 'readPageConfig', payload: { pk }, data: await call('readPageConfig', { pk }) });
  for (const pk of more.filter((each) => !pages.has(each))) {
    // Staff may have configured a page that does not exist; the rest must still be stored.
    const data = await call('readPageConfig', { pk }).catch(orNoPage);
    if (data) answers.push({ name: 'readPageConfig', payload: { pk }, data });
  }
  // Without them no form with a country can be opened.
  const countries = { page: 1, page_size: COUNTRY_PAGE_SIZE };
  const data = await call('selectCountry', countries).catch(orNoPage);
  return data ? [...answers, { name: 'selectCountry', payload: countries, data }] : answers;
}

function orNoPage(error: unknown): null {
  if (error instanceof ApiError && typeof error.code === 'number') return null;
  throw error;
}

const LIST_WIDTH = PICTURE_WIDTHS[1];
const WIDE = PICTURE_WIDTHS.at(-1)!;

/** The pictures to store: those of lists, in the width that lists use, and the heroes of pages. */
function picturesOf({ head, index }: Pick<OpenFile, 'head' | 'index'>): string[] {
  const { groups, brands }: Head['state'] = head.state;
  const heroes = head.answers.flatMap(({ name, data }) => (name === 'readPageConfig' ? heroesOf(data) : []));
  const products = index.products.map(({ item }) => item.picture);
  const others = [...groups.map(({ picture }) => picture), ...brands.map(({ logo }) => logo)];
  const sources = [
    ...heroes.map((picture) => sourceOf(picture, WIDE)),
    ...[...products, ...others].map((picture) => sourceOf(picture, LIST_WIDTH)),
  ];
  return [...new Set(sources.filter((source) => source !== null))];
}

// Validated when it was stored.
const heroesOf = (data: unknown): (Picture | null)[] =>
  (data as PageConfig).blocks.flatMap((block) =>
    block.kind === 'hero' ? [block.picture] : block.kind === 'video' ? [block.poster] : [],
  );

function sourceOf(picture: Picture | null, width: number): string | null {
  if (!picture) return null;
  const best = picture.widths.includes(width) ? width : picture.widths[0];
  return picture.src.replace('{w}', String(best)).replace('{f}', 'avif');
}
