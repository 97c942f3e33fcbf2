import { parseArgs } from 'node:util';
import { StartFailure } from '../settings.ts';
import type { DecimalSign } from './rows/amounts.ts';

const USAGE = 'npm run catalogue:import -- FILE [--decimal=. | --decimal=,], or -- --rename-brand OLD=NEW';

/** A file to import, or a manufacturer to rename. `decimal` is the sign of prices; null detects it. */
export type ImportOptions = { path: string; decimal: DecimalSign | null } | { rename: { from: string; to: string } };

/** Parses the command line. Throws a StartFailure with a one-line message. */
export function readOptions(args: string[]): ImportOptions {
  const { values, positionals } = parsed(args);
  const [path, ...more] = positionals;
  const names = values['rename-brand'];
  if (names !== undefined && path === undefined) return { rename: namesIn(names) };
  if (path === undefined || more.length > 0 || names !== undefined) throw new StartFailure(`Name one file: ${USAGE}`);
  const { decimal = null } = values;
  if (decimal !== null && decimal !== '.' && decimal !== ',')
    throw new StartFailure(`--decimal "${decimal}" is neither . nor ,: ${USAGE}`);
  return { path, decimal };
}

function namesIn(names: string): { from: string; to: string } {
  const [, from, to] = /^([^=]+)=([^=]+)$/.exec(names)?.map((name) => name.trim()) ?? [];
  if (!from || !to) throw new StartFailure(`Write the two names with = between them: ${USAGE}`);
  return { from, to };
}

function parsed(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { decimal: { type: 'string' }, 'rename-brand': { type: 'string' } },
    });
  } catch (error) {
    throw new StartFailure(`${error instanceof Error ? error.message : String(error)}: ${USAGE}`, { cause: error });
  }
}
