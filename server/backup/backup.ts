import { readSettings } from '../settings.ts';
import { runCommand } from '../platform/process/runCommand.ts';
import { createBackup } from './createBackup.ts';

/** `npm run backup [-- FILE]`: writes the store into one file; by default into this folder, named by the time. */
await runCommand(async () => {
  const now = new Date();
  const file = process.argv[2] ?? `medstore-${now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z.backup.tgz`;
  await createBackup(readSettings(), file, now);
  process.stdout.write(`The backup is in ${file}. Keep it as safe as the store: it holds members' data and keys.\n`);
});
