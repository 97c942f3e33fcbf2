import { readSettings, StartFailure } from '../../server/settings.ts';
import { openDatabase } from '../../server/storeDatabase.ts';
import { prepareShowcase, type Report } from './prepareShowcase.ts';
import { seedIfEmpty } from './seedIfEmpty.ts';

const NO_PICTURES = '--no-pictures';

/** `npm run seed`: writes the demonstration catalogue with its first pictures, if there is none. */
async function seed(): Promise<void> {
  const options = process.argv.slice(2);
  const unknownOption = options.find((option) => option !== NO_PICTURES);
  if (unknownOption) {
    throw new StartFailure(
      `There is no ${unknownOption}. ${NO_PICTURES} leaves each picture until it is first asked for.`,
    );
  }
  const settings = readSettings();
  const database = await openDatabase(settings);
  const startedAt = performance.now();
  const report = onOneLine(process.stdout.isTTY);
  const products = await seedIfEmpty(database, report, settings);
  if (products && !options.includes(NO_PICTURES)) await prepareShowcase(settings, products, report);
  await database.close();
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  process.stdout.write(
    products ? `The demonstration catalogue is ready (${seconds} s).\n` : 'The catalogue is there already.\n',
  );
}

// On a terminal each step replaces the one before; a log gets the result alone.
const onOneLine =
  (isTerminal: boolean): Report =>
  (step, share) => {
    if (isTerminal) process.stdout.write(`\r${`${step} ${Math.round(share * 100)} %`.padEnd(40)}\r`);
  };

try {
  await seed();
} catch (error) {
  if (!(error instanceof StartFailure)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
