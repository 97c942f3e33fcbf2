import { parseArgs } from 'node:util';
import { StartFailure } from '../settings.ts';
import type { DecimalSign } from './amounts.ts';

const USAGE = 'npm run catalogue:import -- FILE [--decimal=. | --decimal=,]';

export interface ImportOptions {
  path: string;
  /** Of prices; null where the file tells. */
  decimal: DecimalSign | null;
}

/** Reads the command line; throws a StartFailure in one line. */
export function readOptions(args: string[]): ImportOptions {
  const { values, positionals } = parsed(args);
  const [path, ...more] = positionals;
  if (path === undefined || more.length > 0) throw new StartFailure(`Name one file: ${USAGE}`);
  const { decimal = null } = values;
  if (decimal !== null && decimal !== '.' && decimal !== ',')
    throw new StartFailure(`--decimal "${decimal}" is neither . nor ,: ${USAGE}`);
  return { path, decimal };
}

function parsed(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { decimal: { type: 'string' } } });
  } catch (error) {
    throw new StartFailure(`${error instanceof Error ? error.message : String(error)}: ${USAGE}`, { cause: error });
  }
}
