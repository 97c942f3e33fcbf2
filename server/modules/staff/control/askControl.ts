import { z } from 'zod/mini';
import { StartFailure } from '../../../settings.ts';
import { readControl } from './controlFile.ts';
import type { ControlCommand } from './controlCommand.ts';
import type { StaffAnswer } from '../commands/commands.ts';

const Answer = z.object({ isDone: z.boolean(), line: z.string() });

/** Sends a command to the server that owns the data folder; null if none runs. */
export async function askControl(dataDir: string, act: ControlCommand): Promise<StaffAnswer | null> {
  const control = readControl(dataDir);
  if (!control) return null;
  const reply = await fetch(`http://127.0.0.1:${control.port}/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${control.secret}`, 'content-type': 'application/json' },
    body: JSON.stringify(act),
  }).catch(() => null); // a killed server left the file behind
  // Another program uses the port by now.
  if (!reply || reply.status === 403 || reply.status === 404) return null;
  const answer = reply.ok ? Answer.safeParse(await reply.json().catch(() => null)).data : undefined;
  if (!answer) throw new StartFailure('The running store could not do it. Its log says why; nothing was changed.');
  return answer;
}
