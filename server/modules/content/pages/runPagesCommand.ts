import { z } from 'zod/mini';
import type { Services } from '../../../services.ts';
import type { StaffAnswer } from '../../staff/commands/commands.ts';
import { unresolvedLines } from './unresolvedLines.ts';
import { WrittenPages } from './WrittenPage.ts';

/** `pages` null: answers all pages as JSON. `files`: where each of them was read, for what is said of it. */
export const PagesCommand = z.object({ pages: z.nullable(WrittenPages), files: z.optional(z.array(z.string())) });

/** What does not fit, one line for each fault. */
export const pageRefusal = (faults: readonly string[]): string =>
  ['The pages do not fit, and nothing was changed:', ...faults.map((fault) => `- ${fault}`)].join('\n');

type PageServices = Pick<Services, 'pageWriter'> & Parameters<typeof unresolvedLines>[0];

/** Writes or reads pages, articles and landing pages. */
export async function runPagesCommand(
  services: PageServices,
  { pages, files = [] }: z.infer<typeof PagesCommand>,
): Promise<StaffAnswer> {
  if (pages === null) return { isDone: true, line: JSON.stringify(await services.pageWriter.read()) };
  const faults = await services.pageWriter.write(pages);
  if (faults.length > 0) return { isDone: false, line: pageRefusal(faults) };
  const done = `${pages.length} pages are written. The store shows them in a few seconds.`;
  const named = pages.map((page, at) => ({ page, name: files[at] ?? `${page.key} in ${page.language}` }));
  return { isDone: true, line: [done, ...(await unresolvedLines(services, named))].join('\n') };
}
