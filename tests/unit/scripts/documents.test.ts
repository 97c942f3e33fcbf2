import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';

// Documents that describe the tree as it is. Decisions, logs and the changelog tell of former trees, too.
const ROOT = join(import.meta.dirname, '../../..');
const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/*.md', { cwd: ROOT })];
const FOLDERS = 'shared|server|demo|renderer|electron|scripts|tests|docs|resources';

const files = globSync(`{${FOLDERS.replaceAll('|', ',')}}/**/*.{ts,tsx,css,json}`, {
  cwd: ROOT,
  exclude: ['**/node_modules/**'],
});
const names = new Set(files.map((file) => basename(file)));
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: object };
const sources = files.map((file) => readFileSync(join(ROOT, file), 'utf8')).join('\n');
const identifiers = new Set(sources.match(/[A-Za-z_$][\w$]*/g));
/** Names of other programs: a policy of Windows. */
const FOREIGN = ['AllowEdgeSwipe'];

const captures = (text: string, pattern: RegExp): string[] => Array.from(text.matchAll(pattern), ([, first]) => first!);

/** `a/{b,c}.ts` as `a/b.ts` and `a/c.ts`. */
const expanded = (path: string): string[] => {
  const [, before = '', list, after = ''] = /^(.*)\{(.*)\}(.*)$/.exec(path) ?? [];
  return list === undefined ? [path] : list.split(',').map((part) => before + part + after);
};

const exists = (path: string): boolean => globSync(path, { cwd: ROOT }).length > 0;

/** Files, folders, links, npm commands and identifiers that a document names and the tree does not have. */
function missingIn(document: string, text: string): string[] {
  const paths = captures(text, new RegExp(String.raw`\`((?:${FOLDERS})/[^\`\s…<]*)\``, 'g')).flatMap(expanded);
  const links = captures(text, /\]\((?!https?:|mailto:|[#/])([^)#\s,]+\.md)/g);
  const commands = captures(text, /npm run (?:-s )?([a-z][\w:]*)/g);
  const fileNames = captures(text, /`(\w+\.(?:ts|tsx|css))`/g).filter((name) => !name.startsWith('Thing.'));
  const words = captures(text, /`((?:[a-z]+[A-Z]|[A-Z][a-z]+[A-Z])\w*)`/g);
  return [
    ...paths.filter((path) => !exists(path)),
    ...links.filter((link) => !exists(normalize(join(dirname(document), link)))),
    ...commands.filter((command) => !(command in scripts)).map((command) => `npm run ${command}`),
    ...fileNames.filter((name) => !names.has(name)),
    ...words.filter((word) => !identifiers.has(word) && !FOREIGN.includes(word)),
  ];
}

it.each(DOCUMENTS)('%s names only files, commands and identifiers that exist', (document) => {
  expect(missingIn(document, readFileSync(join(ROOT, document), 'utf8'))).toEqual([]);
});

// Put together, so that this file does not define it.
const NO_SUCH = ['noSuch', 'Function'].join('');

it.each([
  ['a file', 'See `server/nowhere.ts`.', ['server/nowhere.ts']],
  ['one of several folders', 'In `renderer/src/{pages,nowhere}/`.', ['renderer/src/nowhere/']],
  ['a link', 'Read [on](nowhere.md#part).', ['nowhere.md']],
  ['a command', 'Run `npm run nothing -- FILE`.', ['npm run nothing']],
  ['an identifier', `It calls \`${NO_SUCH}\`.`, [NO_SUCH]],
])('finds %s that does not exist', (_kind, text, missing) => {
  expect(missingIn('README.md', text)).toEqual(missing);
});
