import { readSettings, StartFailure } from '../settings.ts';
import { runCommand } from '../platform/process/runCommand.ts';
import { restoreBackup } from './restoreBackup.ts';

/** `npm run restore -- FILE`: restores a backup into an empty database, and its files into the data folder. */
await runCommand(async () => {
  const file = process.argv[2];
  if (file === undefined) throw new StartFailure('Name the backup: npm run restore -- FILE');
  const { made_at, store_version } = await restoreBackup(readSettings(), file);
  process.stdout.write(
    `Restored the store as it was at ${made_at} (version ${store_version}). It can be started now.\n`,
  );
});
