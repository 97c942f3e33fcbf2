import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

// Names that standard terms have replaced. `Turns` and `Trust` may be words of a text, so identifiers alone count.
const REPLACED = [
  'writeWhole',
  'BoundedCache',
  'FirstReplies',
  'Floodgate',
  'InquiryDesk',
  'Medic',
  'OrderDesk',
  'PictureShelf',
  'ReadyAnswers',
  'Refusal',
  'Till',
  'Trust',
  'Turns',
  'Wedge',
  'breath',
  'complain',
  'laidOver',
  'lazyWay',
  'outOfOrder',
  'putInPlace',
  'putWhole',
  'sayUnopened',
  'untilAttended',
  'useWedge',
  'wakeSoon',
  'webWay',
  'whenTold',
  'withoutAddresses',
];
const ROOT = join(import.meta.dirname, '../../..');
const FOLDERS = ['server', 'demo', 'shared', 'electron', 'renderer/src', 'scripts', 'tests'];

const MENTIONED = new RegExp(String.raw`\b(?:${REPLACED.join('|')})\b`);

const files = globSync(
  FOLDERS.map((folder) => `${folder}/**/*.{ts,tsx,mts}`),
  { cwd: ROOT, exclude: ['**/node_modules/**'] },
);

/** Replaced names that stand in a source as identifiers, private names included; comments and texts do not count. */
function replacedIdentifiers(file: string, source: string): string[] {
  // Few sources mention one of the words at all: only those are parsed.
  if (!MENTIONED.test(source)) return [];
  const found = new Set<string>();
  JSON.stringify(parseSync(file, source).program, (_key, node: unknown) => {
    const { type, name } = (node ?? {}) as { type?: unknown; name?: unknown };
    if (/^(?:Private|JSX)?Identifier$/.test(String(type)) && REPLACED.includes(String(name))) found.add(String(name));
    return typeof node === 'bigint' ? String(node) : node;
  });
  return [...found];
}

/** A file's name without any of its endings: `Till` of `Till.test.ts`. */
const stem = (file: string): string => basename(file).split('.')[0]!;

describe('names that standard terms have replaced', () => {
  it('reads the sources of every folder', () => {
    for (const folder of FOLDERS)
      expect(files.filter((file) => file.startsWith(`${folder}/`)).length).toBeGreaterThan(10);
  });

  it('finds identifiers, not words of comments and texts', () => {
    const source =
      '/** Till */ class Till { #Turns = 1; say = "Trust"; show = <Wedge>breath</Wedge>; ask() { this.whenTold(); } }';
    expect(replacedIdentifiers('a.tsx', source).toSorted()).toEqual(['Till', 'Turns', 'Wedge', 'whenTold']);
  });

  it('are no identifiers of any source', () => {
    const left = files.flatMap((file) =>
      replacedIdentifiers(file, readFileSync(join(ROOT, file), 'utf8')).map((name) => `${name} in ${file}`),
    );
    expect(left).toEqual([]);
  });

  it('are no names of files', () => {
    expect(files.filter((file) => [...REPLACED, 'walls'].includes(stem(file)))).toEqual([]);
  });
});

// A reader cannot tell from these what a variable holds.
const GUESSED = new Set(
  (
    'abandoned amended asked awaited begun charged claimed composed confined displaced drawn estimated granted heard isIt ' +
    'lifted looked matched meant moved named placed renewed rounded said sampled sectioned shifted shipped signed swept ' +
    'told tried wanted who whose why worded written'
  ).split(' '),
);
const DECLARES = new RegExp(String.raw`[#\s({[,.](?:${[...GUESSED].join('|')})\b`);

interface Syntax {
  type?: string;
  name?: string;
  [key: string]: unknown;
}

/** The names that a pattern binds: of a variable, of a parameter, and of their parts. */
function boundNames(pattern: Syntax | null): string[] {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern.name!];
    case 'ObjectPattern':
      return (pattern['properties'] as Syntax[]).flatMap((part) => boundNames((part['value'] ?? part) as Syntax));
    case 'ArrayPattern':
      return (pattern['elements'] as (Syntax | null)[]).flatMap(boundNames);
    case 'AssignmentPattern':
      return boundNames(pattern['left'] as Syntax);
    case 'RestElement':
      return boundNames(pattern['argument'] as Syntax);
    default:
      return [];
  }
}

/** Guessed names that a source declares as variables, parameters or functions. */
function guessedNames(file: string, source: string): string[] {
  if (!DECLARES.test(source)) return [];
  const names: string[] = [];
  JSON.stringify(parseSync(file, source).program, (_key, node: unknown) => {
    const { type, id, params } = (node ?? {}) as { type?: unknown; id?: Syntax; params?: Syntax[] };
    if (type === 'VariableDeclarator' || type === 'FunctionDeclaration') names.push(...boundNames(id ?? null));
    if (Array.isArray(params)) names.push(...params.flatMap(boundNames));
    return typeof node === 'bigint' ? String(node) : node;
  });
  return names.filter((name) => GUESSED.has(name));
}

describe('names that a reader has to guess', () => {
  it('are found in variables, parameters and their parts', () => {
    const source =
      'const named = 1; function f({ a: wanted, ...written }, [told] = []) {} const g = (why: string) => why;';
    expect(guessedNames('a.ts', source).toSorted()).toEqual(['named', 'told', 'wanted', 'why', 'written']);
    expect(guessedNames('a.ts', 'const {...written} = {};')).toEqual(['written']);
  });

  it('are declared in no source', () => {
    const sources = files.filter((file) => !file.startsWith('tests/'));
    const guessed = sources.flatMap((file) =>
      guessedNames(file, readFileSync(join(ROOT, file), 'utf8')).map((name) => `${name} in ${file}`),
    );
    expect(guessed).toEqual([]);
  });
});
