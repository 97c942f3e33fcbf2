import { marked } from 'marked';
import TurndownService from 'turndown';
import { VFile } from 'vfile';
import { matter } from 'vfile-matter';
import { stringify } from 'yaml';
import { sanitizeHtml } from '../sanitizeHtml.ts';
import { PageHead, type WrittenPage } from './WrittenPage.ts';

/** Elements that Markdown has no signs for stay HTML. */
const KEPT = ['table', 'details', 'dl', 'figure', 'sub', 'sup'] as const;

/** Reads a Markdown file with front matter; returns what is wrong with it instead, one line for each place. */
export function readPageFile(text: string): { page: WrittenPage } | { faults: string[] } {
  const file = new VFile(text);
  try {
    matter(file, { strip: true, yaml: { schema: 'failsafe' } });
  } catch (error) {
    return {
      faults: [`its front matter is no YAML: ${String(error instanceof Error ? error.message : error).split('\n')[0]}`],
    };
  }
  const head = file.data.matter;
  if (typeof head !== 'object' || head === null || Object.keys(head).length === 0)
    return {
      faults: ['it has no front matter: begin it with a line ---, then kind, key, language and title, then --- again'],
    };
  const parsed = PageHead.safeParse(head);
  if (!parsed.success)
    return {
      faults: parsed.error.issues.map((issue) =>
        issue.code === 'unrecognized_keys'
          ? `${issue.keys.join(', ')} is not known`
          : `${issue.path.join('.') || 'kind'} ${issue.message}`,
      ),
    };
  const html = sanitizeHtml(marked.parse(String(file), { async: false, gfm: true }));
  return html.trim() === '' ? { faults: ['it has no text'] } : { page: { ...parsed.data, html } };
}

/** Writes a page as a Markdown file. */
export function writePageFile({ html, ...head }: WrittenPage): string {
  const turndown = new TurndownService({ headingStyle: 'atx', bulletListMarker: '-', codeBlockStyle: 'fenced' });
  turndown.keep([...KEPT]);
  return `---\n${stringify(head)}---\n\n${turndown.turndown(sanitizeHtml(html))}\n`;
}

/** `about-us.en.md` */
export const pageFileName = ({ key, language }: WrittenPage): string => `${key}.${language}.md`;
