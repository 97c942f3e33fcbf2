import { eq } from 'drizzle-orm';
import type { Language } from '../../../../../shared/text/languages.ts';
import type { Database, Executor } from '../../../../platform/database/Database.ts';
import { publishDataChange } from '../../../../platform/events/dataChanged.ts';
import { logAct } from '../../../staff/logAct.ts';
import type { PagePictures } from '../../pictures/PagePictures.ts';
import { articles, pageConfigs, publishPages } from '../../schema.ts';
import { findPages, type StoredPage } from './findPages.ts';
import { withoutLanguage } from './withoutLanguage.ts';

/** Removes pages, or one language of them, with an entry in the log of staff acts that has what was removed. */
export class PageRemover {
  readonly #db: Database;
  readonly #pictures: PagePictures;
  readonly #now: () => number;

  constructor(db: Database, pictures: PagePictures, now: () => number) {
    this.#db = db;
    this.#pictures = pictures;
    this.#now = now;
  }

  all(): Promise<StoredPage[]> {
    return findPages(this.#db);
  }

  /** `language` null: in all of them. */
  async remove(page: StoredPage, language: Language | null, actor: string): Promise<void> {
    await this.#db.transaction(async (tx) => {
      await (language === null ? deletePage(tx, page) : updatePage(tx, page, language));
      await this.#pictures.removeUnused(tx);
      const subject = `${page.kind} ${page.key}${language === null ? '' : ` in ${language}`}`;
      await logAct(tx, {
        at: new Date(this.#now()),
        actor,
        act: 'page_removed',
        subject,
        before: { ...page.row },
        after: {},
      });
      await publishDataChange(tx);
    });
  }
}

async function deletePage(tx: Executor, { kind, row }: StoredPage): Promise<void> {
  if (kind === 'page') await tx.delete(publishPages).where(eq(publishPages.key, row.key));
  else if (kind === 'article') await tx.delete(articles).where(eq(articles.id, row.id));
  else await tx.delete(pageConfigs).where(eq(pageConfigs.id, row.id));
}

async function updatePage(tx: Executor, { kind, row }: StoredPage, language: Language): Promise<void> {
  const texts = withoutLanguage(row.texts, language);
  if (kind === 'page') await tx.update(publishPages).set({ texts }).where(eq(publishPages.key, row.key));
  else if (kind === 'article') await tx.update(articles).set({ texts }).where(eq(articles.id, row.id));
  else {
    const blocks = withoutLanguage(row.blocks, language);
    await tx.update(pageConfigs).set({ texts, blocks }).where(eq(pageConfigs.id, row.id));
  }
}
