import { spawnSync } from 'node:child_process';
import { basename } from 'node:path';

const gitLines = (root: string, ...args: string[]): string[] =>
  spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.split('\n');

/** The paths of the sources in these folders and files, without styles, which no unit test checks. */
export const listSources = (root: string, paths: readonly string[]): string[] =>
  gitLines(root, 'ls-files', ...paths).filter((path) => /(?<!\.d|\.styles)\.tsx?$/.test(path));

/** The paths of the unit and server tests that import a source directly: they detect its mutations sooner than other tests. */
export const nearestTests = (root: string, path: string): string[] =>
  gitLines(
    root,
    'grep',
    '--files-with-matches',
    '--fixed-strings',
    `/${basename(path)}'`,
    '--',
    'tests/unit',
    'tests/server',
  ).filter((test) => /\.test\.tsx?$/.test(test));

/** The number of the line (from 1) that a position, counted in characters from 0, is in. */
export const lineOf = (text: string, position: number): number => text.slice(0, position).split('\n').length;

/** A line of a source by its number (from 1), without its indentation. */
export const mutatedLine = (source: string, line: number): string => source.split('\n')[line - 1]!.trim();

/** A mutation as reports print it. */
export const describeMutation = (path: string, line: number, before: string, after: string): string =>
  `${path}:${line}\n    - ${before}\n    + ${after}`;
