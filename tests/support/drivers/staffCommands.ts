import { sql } from 'drizzle-orm';
import type { StaffCommand } from '../../../server/modules/staff/commands/commands.ts';
import { parseStaffCommand } from '../../../server/modules/staff/commands/parseStaffCommand.ts';
import { runStaffCommand } from '../../../server/modules/staff/runStaffCommand.ts';
import type { Database } from '../../../server/platform/database/Database.ts';
import type { Services } from '../../../server/services.ts';

/** Runs a command as typed after `npm run staff --`, by Marta unless it names somebody else. */
export const runTyped = (services: Services, words: string) => runStaffCommand(services, parsed(words));

function parsed(words: string): StaffCommand {
  const command = parseStaffCommand(
    words.match(/"[^"]*"|\S+/g)!.map((word) => word.replaceAll('"', '')),
    'marta',
  );
  if (command === null) throw new Error('that asks for help');
  return command;
}

/** What staff have done about an order, the oldest first. */
export const staffActs = async (db: Database, orderId: number) =>
  (await db.execute(sql`select actor, act, after from staff_acts where order_id = ${orderId} order by id`)).rows;

/** The kinds of the letters to a member, the oldest first. */
export async function letterKinds(db: Database, memberId: string): Promise<string[]> {
  const { rows } = await db.execute<{ kind: string }>(
    sql`select kind from letters where member_id = ${memberId} order by id`,
  );
  return rows.map(({ kind }) => kind);
}
