import { vi } from 'vitest';
import type { TestDatabase } from '../servers/databases/databases.ts';

interface Command {
  (
    words: readonly string[],
    openDatabase: () => Promise<TestDatabase['opened']>,
    write: (line: string) => void,
  ): Promise<void>;
}

/** Runs a command of the server; returns what it prints, on either stream, and whether it failed. */
export async function runCommand(
  command: Command,
  database: TestDatabase,
  words: readonly string[],
): Promise<{ output: string; failed: boolean }> {
  const lines: string[] = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
  // The tests' database stays open.
  const opened = { ...database.opened, close: () => Promise.resolve() };
  await command(
    words,
    () => Promise.resolve(opened),
    (line) => lines.push(line),
  );
  const failed = process.exitCode === 1;
  process.exitCode = undefined;
  return { output: lines.join('\n').trim(), failed };
}
