import { z } from 'zod/mini';
import type { Services } from '../../../services.ts';
import type { StaffAnswer } from '../../staff/commands/commands.ts';
import { unresolvedLines } from './unresolvedLines.ts';
import { WrittenPages } from './WrittenPage.ts';

/** `content` in base64. */
const SentPictures = z.array(z.object({ key: z.string(), name: z.string(), content: z.string() }));

/** All pages and their pictures, as JSON. */
export const ExportedPages = z.object({ pages: WrittenPages, pictures: SentPictures });

/** `pages` null: answers `ExportedPages`. `files`: where each page was read, for what is said of it. */
export const PagesCommand = z.object({
  pages: z.nullable(WrittenPages),
  files: z.optional(z.array(z.string())),
  pictures: z.optional(SentPictures),
});

/** The faults, one line for each. */
export const pageRefusal = (faults: readonly string[]): string =>
  ['The pages are invalid, and nothing was changed:', ...faults.map((fault) => `- ${fault}`)].join('\n');

type PageServices = Pick<Services, 'pageWriter' | 'pagePictures'> & Parameters<typeof unresolvedLines>[0];

/** Writes or reads pages, articles and landing pages. */
export async function runPagesCommand(
  services: PageServices,
  { pages, files = [], pictures = [] }: z.infer<typeof PagesCommand>,
): Promise<StaffAnswer> {
  if (pages === null) return { isDone: true, line: JSON.stringify(await exported(services)) };
  const sent = pictures.map((picture) => ({ ...picture, content: Buffer.from(picture.content, 'base64') }));
  const faults = await services.pageWriter.write(pages, sent);
  if (faults.length > 0) return { isDone: false, line: pageRefusal(faults) };
  const successLine = `${pages.length} pages are written. The store shows them in a few seconds.`;
  const namedPages = pages.map((page, index) => ({ page, name: files[index] ?? `${page.key} in ${page.language}` }));
  return { isDone: true, line: [successLine, ...(await unresolvedLines(services, namedPages))].join('\n') };
}

async function exported({ pageWriter, pagePictures }: PageServices): Promise<z.infer<typeof ExportedPages>> {
  const pictures = await pagePictures.all();
  return {
    pages: await pageWriter.read(),
    pictures: pictures.map((picture) => ({ ...picture, content: picture.content.toString('base64') })),
  };
}
