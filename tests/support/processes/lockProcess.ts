import { lockFolder } from '../../../server/platform/database/folderLock.ts';

// Locks the folder that it is given, as a server does, and holds it until it is killed; says so, or why not.
try {
  const unlock = lockFolder(process.argv[2]!);
  // Keeps the lock from being collected as garbage, and the process alive.
  setTimeout(unlock, 3_600_000);
  process.stdout.write('locked\n');
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
