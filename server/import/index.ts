import { openDatabase } from '../storeDatabase.ts';
import type { Database } from '../platform/database/Database.ts';
import { isConnectionError } from '../platform/database/connectionErrors.ts';
import { readSettings, StartFailure } from '../settings.ts';
import { onSignal } from '../platform/process/onSignal.ts';
import { ImportInterrupted } from './ImportInterrupted.ts';
import { CatalogueImport } from './CatalogueImport.ts';
import { DOCUMENT_FILE, FileLoader, PICTURE_FILE } from './files/FileLoader.ts';
import { storedDocuments, storedPictures } from '../modules/media/SourceFiles.ts';
import { withImportLock } from './withImportLock.ts';
import { ImportLog } from './ImportLog.ts';
import { type Command, readOptions } from './importOptions.ts';
import { UnreadableFile } from './file/readLines.ts';
import { renameBrand, RenameFailure } from './renameBrand.ts';
import { causeText } from '../platform/errorText.ts';

/**
 * `npm run catalogue:import -- FILE` imports a merchant's file, `-- --rename-brand OLD=NEW` renames a manufacturer; see
 * docs/import.md.
 */
const number = new Intl.NumberFormat('en');

/** Some rows were refused, and others came in. */
const SOME_REFUSED = 2;

const logWarning = (line: string): boolean => process.stderr.write(`${line}\n`);

type Work = (db: Database, stop: AbortSignal) => Promise<void>;

/** Returns the work that the command line asks for. */
function workOf(command: Command): Work {
  if ('rename' in command) return (db) => rename(db, command.rename);
  const { path, options, refusedFile, pictureFolder, documentFolder, reloads } = command;
  return async (db, stop) => {
    const log = new ImportLog(process.stdout, process.stderr, { refusedFile, isUpdate: options.isUpdate });
    const files = {
      pictures: { loader: new FileLoader(pictureFolder, PICTURE_FILE), store: storedPictures(db), reloads },
      documents: { loader: new FileLoader(documentFolder, DOCUMENT_FILE), store: storedDocuments(db), reloads },
    };
    const report = await new CatalogueImport(db, log, { ...options, ...files }).run(path, stop);
    log.end(report, options.isTrial === true);
    if (report.rows === 0) process.exitCode = 1;
    else if (report.refused > 0) process.exitCode = report.products === 0 ? 1 : SOME_REFUSED;
  };
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
  return `The import was interrupted: ${causeText(error)}. What was read so far is saved. Import the same file again for the rest.`;
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  const line = lineOf(error);
  if (line === null) throw error;
  logWarning(line);
  process.exitCode = 1;
}
