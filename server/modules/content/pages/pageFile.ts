import { marked } from 'marked';
import TurndownService from 'turndown';
import { VFile } from 'vfile';
import { matter } from 'vfile-matter';
import { stringify } from 'yaml';
import { faultsOf } from '../../company/settings/settingsFaults.ts';
import { allowedHref, sanitizeHtml } from '../sanitizeHtml.ts';
import { lineOf } from './lineOf.ts';
import { PageHead, type WrittenPage } from './WrittenPage.ts';

/** Elements that Markdown has no signs for stay HTML. */
const KEPT = ['table', 'details', 'dl', 'figure', 'sub', 'sup'] as const;
/** Every value is a text: a title `No`, a date, a number. */
const YAML = { schema: 'failsafe' } as const;
const MARKDOWN = { async: false, gfm: true } as const;

type Read = { page: WrittenPage } | { faults: string[] };

/**
 * Reads a Markdown file with front matter; returns what is wrong with it instead, one line for each place. `scenes`: the
 * names of the store's drawings, such as `scene-7`; null where they are not known.
 */
export function readPageFile(text: string, scenes: readonly string[] | null = null): Read {
  const file = new VFile(text.replace(/^\uFEFF/, ''));
  try {
    matter(file, { strip: true, yaml: YAML });
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
  if (!parsed.success) return { faults: faultsOf(parsed.error.issues, (path) => lineOf(text, path)) };
  const faults = [...unknownScenes(parsed.data, scenes, text), ...lostLinks(parsed.data, String(file), text)];
  return faults.length > 0 ? { faults } : withText(parsed.data, String(file));
}

/** A line for each drawing that the store does not have. */
function unknownScenes(head: PageHead, scenes: readonly string[] | null, text: string): string[] {
  if (head.kind !== 'landing' || scenes === null) return [];
  return head.blocks.flatMap((block, at) => {
    const field = block.kind === 'video' ? 'poster' : 'picture';
    const name = block.kind === 'hero' ? block.picture : block.kind === 'video' ? block.poster : undefined;
    if (name === undefined || scenes.includes(name)) return [];
    const line = lineOf(text, ['blocks', at, field]);
    return [
      `blocks[${at + 1}].${field} ${name} is no drawing of this store, which has ${scenes.join(', ')} (line ${line})`,
    ];
  });
}

/** A line for each link that a page would show as mere text. */
function lostLinks(head: PageHead, body: string, text: string): string[] {
  const texts =
    head.kind === 'landing' ? head.blocks.map((block) => (block.kind === 'text' ? block.text : '')) : [body];
  const links = texts.flatMap((one) =>
    [...marked.parse(one, MARKDOWN).matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href = '']) =>
      href.replaceAll('&amp;', '&'),
    ),
  );
  // A word such as www.shop.example is no link that somebody has written.
  const lost = [...new Set(links)].filter((href) => allowedHref(href) === null && text.includes(href));
  return lost.map((href) => `its link to ${href} leads nowhere: begin it with / (a page of this store), https://, mailto: or tel: (line ${lineAt(text, text.indexOf(href))})`); // prettier-ignore
}

const lineAt = (text: string, at: number): number => text.slice(0, at).split('\n').length;

function withText(head: PageHead, text: string): Read {
  if (head.kind === 'landing') return text.trim() === '' ? withBlocks(head) : { faults: [TEXT_BELOW] };
  const html = htmlOf(text);
  return html.trim() === '' ? { faults: ['it has no text'] } : { page: { ...head, html } };
}

const TEXT_BELOW = 'it has a text below its head, which a landing page does not show: make it a block of kind text';

function withBlocks(head: Extract<PageHead, { kind: 'landing' }>): Read {
  const blocks = head.blocks.map((block) => (block.kind === 'text' ? { ...block, text: htmlOf(block.text) } : block));
  const empty = blocks.findIndex((block) => block.kind === 'text' && block.text.trim() === '');
  if (empty >= 0) return { faults: [`blocks[${empty + 1}].text has nothing that a page shows`] };
  return { page: { ...head, blocks } };
}

const htmlOf = (text: string): string => sanitizeHtml(marked.parse(text, MARKDOWN));

/** Writes a page as a Markdown file. */
export function writePageFile(page: WrittenPage): string {
  if (page.kind === 'landing') {
    const blocks = page.blocks.map((block) => (block.kind === 'text' ? { ...block, text: markdownOf(block.text) } : block)); // prettier-ignore
    return headOf({ ...page, blocks });
  }
  const { html, ...head } = page;
  return `${headOf(head)}\n${markdownOf(html)}\n`;
}

const headOf = (head: PageHead): string => `---\n${stringify(head, { ...YAML, lineWidth: 0 })}---\n`;

function markdownOf(html: string): string {
  const turndown = new TurndownService({ headingStyle: 'atx', bulletListMarker: '-', codeBlockStyle: 'fenced' });
  turndown.keep([...KEPT]);
  return turndown.turndown(sanitizeHtml(html));
}

/** `about-us.en.md` */
export const pageFileName = ({ key, language }: WrittenPage): string => `${key}.${language}.md`;
