import { openDatabase } from '../storeDatabase.ts';
import type { Database } from '../platform/database/Database.ts';
import { isConnectionError } from '../platform/database/connectionErrors.ts';
import { readSettings, StartFailure } from '../settings.ts';
import { onSignal } from '../platform/process/onSignal.ts';
import { ImportInterrupted } from './ImportInterrupted.ts';
import { CatalogueImport, type ImportReport, reasonOf } from './CatalogueImport.ts';
import { withImportLock } from './withImportLock.ts';
import { type ImportOptions, readOptions } from './importOptions.ts';
import { UnreadableFile } from './csv/readLines.ts';
import { renameBrand, RenameFailure } from './renameBrand.ts';

/**
 * `npm run catalogue:import -- FILE` imports a CSV or JSON lines file, `-- --rename-brand OLD=NEW` renames a
 * manufacturer; see docs/import.md.
 */
const PROGRESS_MS = 1_000;

const number = new Intl.NumberFormat('en');
const started = performance.now();
let lastProgress = started;

function showProgress({ rows, refused }: ImportReport): void {
  const now = performance.now();
  if (now - lastProgress < PROGRESS_MS) return;
  lastProgress = now;
  const speed = Math.round(rows / ((now - started) / 1000));
  const line = `${number.format(rows)} rows, ${number.format(refused)} refused, ${number.format(speed)} rows a second`;
  process.stdout.write(process.stdout.isTTY ? `\r\u001b[K${line}` : `${line}\n`);
}

function showSummary({ rows, products, added, variants, refused }: ImportReport): void {
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const [total, all, fresh, changed] = [rows, products, added, products - added].map((count) => number.format(count));
  const lines = [
    `Read ${total} rows in ${seconds} s.`,
    `${all} products (${fresh} new, ${changed} updated) with ${number.format(variants)} variants.`,
    refused === 0 ? 'No row was refused.' : `${number.format(refused)} rows were refused; the reasons are above.`,
  ];
  process.stdout.write(`${process.stdout.isTTY ? '\r\u001b[K' : ''}${lines.join('\n')}\n`);
}

const logWarning = (line: string): boolean => process.stderr.write(`${line}\n`);

type Work = (db: Database, stop: AbortSignal) => Promise<void>;

/** Returns the work that the command line asks for. */
function workOf(options: ImportOptions): Work {
  if ('rename' in options) return (db) => rename(db, options.rename);
  const { path, decimal } = options;
  const refused = (line: number, reason: string): boolean => logWarning(`line ${line}: ${reason}`);
  const listener = { refused, progress: showProgress };
  return async (db, stop) => showSummary(await new CatalogueImport(db, listener, { decimal }).run(path, stop));
}

async function rename(db: Database, { from, to }: { from: string; to: string }): Promise<void> {
  const count = await renameBrand(db, from, to);
  process.stdout.write(`"${from}" is now "${to}", with ${number.format(count)} products.\n`);
}

async function main(args: string[]): Promise<void> {
  const work = workOf(readOptions(args));
  const settings = readSettings();
  const database = await openDatabase(settings);
  try {
    const stopping = new AbortController();
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      onSignal(signal, () => stopping.abort(new ImportInterrupted('it was stopped')));
    await withImportLock(settings, (isLost) => work(database.db, AbortSignal.any([isLost, stopping.signal])));
  } finally {
    await database.close();
  }
}

/** Returns a one-line reason for an interruption or a connection failure; null for an internal error. */
function lineOf(error: unknown): string | null {
  if (error instanceof UnreadableFile) return `The file cannot be read: ${error.message}`;
  if (error instanceof StartFailure || error instanceof RenameFailure) return error.message;
  if (!(error instanceof ImportInterrupted || isConnectionError(error))) return null;
  return `The import was interrupted: ${reasonOf(error)}. What was read so far is saved. Import the same file again for the rest.`;
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  const line = lineOf(error);
  if (line === null) throw error;
  logWarning(line);
  process.exitCode = 1;
}
