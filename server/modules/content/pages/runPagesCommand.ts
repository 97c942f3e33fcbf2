import { z } from 'zod/mini';
import type { Services } from '../../../services.ts';
import type { StaffAnswer } from '../../staff/commands/commands.ts';
import { type WrittenPage, WrittenPages } from './WrittenPage.ts';

/** `pages` null: answers all pages as JSON. */
export const PagesCommand = z.object({ pages: z.nullable(WrittenPages) });

/** What does not fit, one line for each fault. */
export const pageRefusal = (faults: readonly string[]): string =>
  ['The pages do not fit, and nothing was changed:', ...faults.map((fault) => `- ${fault}`)].join('\n');

type PageServices = Pick<Services, 'pageWriter' | 'catalogue' | 'content'>;

/** Writes or reads pages, articles and landing pages. */
export async function runPagesCommand(
  services: PageServices,
  { pages }: z.infer<typeof PagesCommand>,
): Promise<StaffAnswer> {
  if (pages === null) return { isDone: true, line: JSON.stringify(await services.pageWriter.read()) };
  const faults = await services.pageWriter.write(pages);
  if (faults.length > 0) return { isDone: false, line: pageRefusal(faults) };
  const done = `${pages.length} pages are written. The store shows them in a few seconds.`;
  return { isDone: true, line: [done, ...(await unknownKeys(services, pages))].join('\n') };
}

/** A line for each group or article that pages name and the store does not have: its part of the page is left out. */
async function unknownKeys({ catalogue, content }: PageServices, pages: readonly WrittenPage[]): Promise<string[]> {
  const named = pages.map((page) => ({ page: `${page.key} in ${page.language}`, ...namedKeys(page) }));
  const groups = new Set((await catalogue.groups.all()).map(({ seo_key: key }) => key));
  const articles = new Set(
    (await content.articlesByKey(named.flatMap((one) => one.articles))).map((one) => one.seo_key),
  );
  return named.flatMap(({ page, ...keys }) => [
    ...missing(keys.groups, groups).map((key) => `${page} names the group ${key}, which the store does not have yet: it is left out until then.`), // prettier-ignore
    ...missing(keys.articles, articles).map((key) => `${page} names the article ${key}, which the store does not have yet: it is left out until then.`), // prettier-ignore
  ]);
}

const missing = (keys: readonly string[], known: ReadonlySet<string>): string[] => [
  ...new Set(keys.filter((key) => !known.has(key))),
];

function namedKeys(page: WrittenPage): { groups: string[]; articles: string[] } {
  const blocks = page.kind === 'landing' ? page.blocks : [];
  return {
    groups: [
      ...(page.kind === 'article' ? page.groups : []),
      ...blocks.flatMap((block) => (block.kind === 'groups' ? block.groups : block.kind === 'shelf' ? [block.group] : [])), // prettier-ignore
    ],
    articles: blocks.flatMap((block) => (block.kind === 'articles' ? block.articles : [])),
  };
}
