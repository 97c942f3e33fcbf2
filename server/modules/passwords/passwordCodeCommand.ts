import { eq } from 'drizzle-orm';
import { PASSWORD_CODE_MINUTES } from '../../../shared/contract/limits.ts';
import type { OpenDatabase } from '../../platform/database/Database.ts';
import { runCommand } from '../../platform/process/runCommand.ts';
import { readSettings, type Settings, StartFailure } from '../../settings.ts';
import { members } from '../members/schema.ts';
import { PasswordCodes } from './PasswordCodes.ts';

type OpenStoreDatabase = (settings: Settings) => Promise<OpenDatabase>;

/** Prints a code for a new password, for a member who asks on the phone. */
export const passwordCodeCommand = (
  [email = '', ...more]: readonly string[],
  openDatabase: OpenStoreDatabase,
  write: (line: string) => void = (line) => void process.stdout.write(`${line}\n`),
): Promise<void> =>
  runCommand(async () => {
    if (email === '' || more.length > 0) throw new StartFailure('Usage: npm run password:code -- E-MAIL');
    const address = email.trim().toLowerCase();
    const { db, close } = await openDatabase(readSettings());
    try {
      if ((await db.$count(members, eq(members.email, address))) === 0)
        throw new StartFailure(`There is no account with ${address}.`);
      const code = await new PasswordCodes(db).issue(address);
      write(`${code}\nIt is valid for ${PASSWORD_CODE_MINUTES} minutes, at /password/resetPassword.`);
    } finally {
      await close();
    }
  });
