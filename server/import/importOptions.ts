import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { StartFailure } from '../settings.ts';
import type { ImportOptions } from './CatalogueImport.ts';
import { columnOf } from './file/headings/columns.ts';
import { isEncoding } from './file/encoding.ts';
import { errorText } from '../platform/errorText.ts';

const USAGE = 'npm run catalogue:import -- FILE [options], or -- --rename-brand OLD=NEW; see docs/import.md';

/** A file to import, or a manufacturer to rename. */
export type Command =
  | {
      path: string;
      options: ImportOptions;
      refusedFile: string | null;
      /** Where picture files are looked for. */
      pictureFolder: string;
      /** The same of documents. */
      documentFolder: string;
      /** Loads pictures and documents again that the store has. */
      reloads: boolean;
    }
  | { rename: { from: string; to: string } };

/** Parses the command line. Throws a StartFailure with a one-line message. */
export function readOptions(args: string[]): Command {
  const { values, positionals } = parsed(args);
  const [path, ...more] = positionals;
  const names = values['rename-brand'];
  if (names !== undefined && path === undefined) return { rename: namesIn(names) };
  if (path === undefined || names !== undefined) throw new StartFailure(`Name one file: ${USAGE}`);
  const { decimal = null, encoding = null, brand, group, map = [] } = values;
  if (decimal !== null && decimal !== '.' && decimal !== ',')
    throw new StartFailure(`--decimal "${decimal}" is neither . nor ,: ${USAGE}`);
  if (encoding !== null && !isEncoding(encoding))
    throw new StartFailure(`--encoding "${encoding}" is unknown: say windows-1251, ibm866 or gb18030, for example`);
  const separator = values['group-separator'] ?? null;
  return {
    path,
    refusedFile: values.refused ?? null,
    pictureFolder: values.pictures ?? dirname(path),
    documentFolder: values.documents ?? dirname(path),
    reloads: values['reload-files'] === true || values['reload-pictures'] === true,
    options: {
      decimal,
      encoding,
      more,
      isTrial: values['dry-run'] === true,
      isUpdate: values.update === true,
      groupSeparator: separator === 'none' ? '' : separator,
      map: new Map(map.map(columnOfHeading)),
      defaults: { ...(brand && { brand }), ...(group && { group }) },
    },
  };
}

/** `Heading=column`; a column of `-` leaves the heading aside. */
function columnOfHeading(text: string): [string, string | null] {
  const [, heading, column] = /^(.+)=([^=]+)$/.exec(text)?.map((part) => part.trim()) ?? [];
  if (!heading || !column) throw new StartFailure(`--map "${text}" is not Heading=column: ${USAGE}`);
  if (column === '-') return [heading.toLowerCase(), null];
  const columnName = columnOf(column);
  if (columnName === null) throw new StartFailure(`--map "${text}" names no column of docs/import.md`);
  return [heading.toLowerCase(), columnName];
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
      options: {
        decimal: { type: 'string' },
        encoding: { type: 'string' },
        map: { type: 'string', multiple: true },
        brand: { type: 'string' },
        group: { type: 'string' },
        'group-separator': { type: 'string' },
        'dry-run': { type: 'boolean' },
        update: { type: 'boolean' },
        refused: { type: 'string' },
        pictures: { type: 'string' },
        'reload-pictures': { type: 'boolean' },
        documents: { type: 'string' },
        'reload-files': { type: 'boolean' },
        'rename-brand': { type: 'string' },
      },
    });
  } catch (error) {
    throw new StartFailure(`${errorText(error)}: ${USAGE}`, { cause: error });
  }
}
