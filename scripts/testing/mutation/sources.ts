import { spawnSync } from 'node:child_process';
import { basename } from 'node:path';

const gitLines = (root: string, ...args: string[]): string[] =>
  spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.split('\n');

/** The sources in these folders and files. Styles are not among them: no unit test checks them. */
export const listSources = (root: string, paths: readonly string[]): string[] =>
  gitLines(root, 'ls-files', ...paths).filter((path) => /(?<!\.d|\.styles)\.tsx?$/.test(path));

/** The unit and server tests that import a source themselves. They fail sooner than the others. */
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
/** The line number of a position, from 1. */
export const lineOf = (text: string, position: number): number => text.slice(0, position).split('\n').length;

/** A line of a source without its indentation. */
export const mutatedLine = (source: string, line: number): string => source.split('\n')[line - 1]!.trim();

/** A mutation as reports print it. */
export const describeMutation = (path: string, line: number, before: string, after: string): string =>
  `${path}:${line}\n    - ${before}\n    + ${after}`;
