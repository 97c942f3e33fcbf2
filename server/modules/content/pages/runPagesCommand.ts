import { z } from 'zod/mini';
import type { Services } from '../../../services.ts';
import type { StaffAnswer } from '../../staff/commands/commands.ts';
import { WrittenPages } from './WrittenPage.ts';

/** `pages` null: answers all pages as JSON. */
export const PagesCommand = z.object({ pages: z.nullable(WrittenPages) });

/** Writes or reads pages and articles. */
export async function runPagesCommand(
  { pageWriter }: Pick<Services, 'pageWriter'>,
  { pages }: z.infer<typeof PagesCommand>,
): Promise<StaffAnswer> {
  if (pages === null) return { isDone: true, line: JSON.stringify(await pageWriter.read()) };
  await pageWriter.write(pages);
  return { isDone: true, line: `${pages.length} pages are written. The store shows them in a few seconds.` };
}
