import { userInfo } from 'node:os';
import { runCommand } from '../../platform/process/runCommand.ts';
import type { Demonstration } from '../../demonstration.ts';
import { answerCommand } from './answerCommand.ts';
import { parseStaffCommand, STAFF_HELP } from './commands/parseStaffCommand.ts';

/** Runs a command of the staff, beside a running server or without one. */
export const staffCommand = (
  words: readonly string[],
  readDemonstration: () => Promise<Demonstration | null>,
): Promise<void> =>
  runCommand(async () => {
    const command = parseStaffCommand(words, userInfo().username);
    if (command === null) process.stdout.write(`${STAFF_HELP}\n`);
    else await answerCommand(command, readDemonstration);
  });
