import TurndownService from 'turndown';
import { VFile } from 'vfile';
import { matter } from 'vfile-matter';
import { stringify } from 'yaml';
import { faultsOf } from '../../company/settings/settingsFaults.ts';
import { keyInSource } from '../../media/pictureKey.ts';
import { sanitizeHtml } from '../sanitizeHtml.ts';
import { lineOf } from './lineOf.ts';
import { type FindPicture, picturedHead, picturedHtml } from './pagePictures.ts';
import { PageHead, type WrittenPage } from './WrittenPage.ts';
import { errorText } from '../../../platform/errorText.ts';

/** Elements that Markdown has no signs for stay HTML. */
const HTML_TAGS = ['table', 'details', 'dl', 'figure', 'sub', 'sup'] as const;
/** Every value is a text: a title `No`, a date, a number. */
const YAML = { schema: 'failsafe' } as const;

type ReadResult = { page: WrittenPage } | { faults: string[] };

/** Reads a Markdown file with front matter. Returns the page, or its faults: one line for each place. */
export function readPageFile(text: string, find: FindPicture = (key) => ({ key })): ReadResult {
  const file = new VFile(text.replace(/^\uFEFF/, ''));
  try {
    matter(file, { strip: true, yaml: YAML });
  } catch (error) {
    return {
      faults: [`its front matter is no YAML: ${errorText(error).split('\n')[0]}`],
    };
  }
  const head = file.data.matter;
  if (typeof head !== 'object' || head === null || Object.keys(head).length === 0)
    return {
      faults: ['it has no front matter: begin it with a line ---, then kind, key, language and title, then --- again'],
    };
  const parsed = PageHead.safeParse(head);
  if (!parsed.success) return { faults: faultsOf(parsed.error.issues, (path) => lineOf(text, path)) };
  return readBody(parsed.data, String(file), find, text);
}

function readBody(parsedHead: PageHead, text: string, find: FindPicture, file: string): ReadResult {
  const faults: string[] = [];
  const htmlOf = (markdown: string): string => sanitizeHtml(picturedHtml(markdown, find, { file, faults }));
  const head = picturedHead(parsedHead, find, { file, faults });
  if (head.kind !== 'landing') {
    const html = htmlOf(text);
    if (html.trim() === '') faults.push('it has no text');
    return faults.length > 0 ? { faults } : { page: { ...head, html } };
  }
  if (text.trim() !== '') return { faults: [TEXT_BELOW] };
  const blocks = head.blocks.map((block) => (block.kind === 'text' ? { ...block, text: htmlOf(block.text) } : block));
  const empty = blocks.findIndex((block) => block.kind === 'text' && block.text.trim() === '');
  if (empty >= 0) faults.push(`blocks[${empty + 1}].text has nothing that a page shows`);
  return faults.length > 0 ? { faults } : { page: { ...head, blocks } };
}

const TEXT_BELOW = 'it has a text below its head, which a landing page does not show: make it a block of kind text';

/** The names of the picture files that a page's file names. */
export function picturesIn(text: string): string[] {
  const names = new Set<string>();
  readPageFile(text, (key, place) => {
    if (place === 'text' || !SCENE.test(key)) names.add(key);
    return { key };
  });
  return [...names];
}

export const SCENE = /^scene-\d{1,2}$/;

/** Names of the picture files, by the keys of the pictures. */
export type FileNames = ReadonlyMap<string, string>;

/** Writes a page as a Markdown file. */
export function writePageFile(page: WrittenPage, names: FileNames = new Map()): string {
  const fileOf = (key: string): string => names.get(key) ?? key;
  if (page.kind === 'landing') {
    const blocks = page.blocks.map((block) => {
      if (block.kind === 'text') return { ...block, text: markdownOf(block.text, fileOf) };
      if (block.kind === 'hero' && block.picture !== undefined) return { ...block, picture: fileOf(block.picture) };
      return block.kind === 'video' && block.poster !== undefined ? { ...block, poster: fileOf(block.poster) } : block;
    });
    return headOf({ ...page, blocks });
  }
  const { html, ...head } = page;
  const pictured =
    head.kind === 'article' && head.picture !== undefined ? { ...head, picture: fileOf(head.picture) } : head;
  return `${headOf(pictured)}\n${markdownOf(html, fileOf)}\n`;
}

const headOf = (head: PageHead): string => `---\n${stringify(head, { ...YAML, lineWidth: 0 })}---\n`;

function markdownOf(html: string, fileOf: (key: string) => string): string {
  const turndown = new TurndownService({ headingStyle: 'atx', bulletListMarker: '-', codeBlockStyle: 'fenced' });
  turndown.keep([...HTML_TAGS]);
  turndown.addRule('picture', {
    filter: 'img',
    replacement: (_content, node) =>
      `![${(node.getAttribute('alt') ?? '').replaceAll(/[[\]\\]/g, '\\$&')}](${node.getAttribute('src') ?? ''})`,
  });
  const head = sanitizeHtml(html).replaceAll(
    /<img src="([^"]*)"[^>]*?(alt="[^"]*")[^>]*>/g,
    (_tag, source: string, alt: string) => `<img src="${fileOf(keyInSource(source) ?? source)}" ${alt}>`,
  );
  return turndown.turndown(head);
}

/** `about-us.en.md`; with the kind where a page of another kind has this key. */
export const pageFileName = ({ kind, key, language }: WrittenPage, all: readonly WrittenPage[] = []): string =>
  all.some((other) => other.kind !== kind && other.key.toLowerCase() === key.toLowerCase())
    ? `${key}.${kind}.${language}.md`
    : `${key}.${language}.md`;
