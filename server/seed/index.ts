import { openDatabase } from '../data/Database.ts';
import { readSettings, StartFailure } from '../settings.ts';
import type { Report } from './prepareShowcase.ts';
import { seedIfEmpty } from './seedIfEmpty.ts';

/** `npm run seed`: the demonstration catalogue, unless there is one already. */
async function seed(): Promise<void> {
  const settings = readSettings();
  const database = await openDatabase(settings);
  const started = performance.now();
  const isWritten = await seedIfEmpty(database, settings, onOneLine(process.stdout.isTTY));
  await database.close();
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  process.stdout.write(
    isWritten ? `The demonstration catalogue is ready (${seconds} s).\n` : 'The catalogue is there already.\n',
  );
}

// A terminal shows one line that grows; a log gets one line a step.
function onOneLine(isTerminal: boolean): Report {
  let last = '';
  return (step, share) => {
    const line = `${step} ${Math.round(share * 100)} %`;
    if (isTerminal) process.stdout.write(`\r${line.padEnd(40)}${share >= 1 ? '\n' : ''}`);
    else if (step !== last) process.stdout.write(`${step} ...\n`);
    last = step;
  };
}

try {
  await seed();
} catch (error) {
  if (!(error instanceof StartFailure)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
