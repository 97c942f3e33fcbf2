import { userInfo } from 'node:os';
import { runCommand } from '../../platform/process/runCommand.ts';
import { StartFailure } from '../../settings.ts';
import type { Demonstration } from '../../demonstration.ts';
import { answerCommand } from './answerCommand.ts';
import { StaffCommand } from './runStaffCommand.ts';

const USAGE = 'Say what is to be done: npm run staff -- paid ORDER, or npm run staff -- cancel ORDER';

/** Runs `paid ORDER` or `cancel ORDER`, beside a running server or without one. */
export const staffCommand = (
  [act, order, ...more]: readonly string[],
  readDemonstration: () => Promise<Demonstration | null>,
): Promise<void> =>
  runCommand(async () => {
    const asked = StaffCommand.safeParse({ act, order, actor: userInfo().username });
    if (!asked.success || more.length > 0) throw new StartFailure(USAGE);
    await answerCommand(asked.data, readDemonstration);
  });
