// `npm run password:code -- E-MAIL`: a code for a member who asks on the phone, in a store that writes no letters.
import { eq } from 'drizzle-orm';
import { PASSWORD_CODE_MINUTES } from '../shared/contract/limits.ts';
import { PasswordCodes } from './modules/passwords/PasswordCodes.ts';
import { members } from './modules/members/schema.ts';
import { runCommand } from './platform/process/runCommand.ts';
import { readSettings, StartFailure } from './settings.ts';
import { openDatabase } from './storeDatabase.ts';

await runCommand(async () => {
  const [email = '', ...more] = process.argv.slice(2);
  if (email === '' || more.length > 0) throw new StartFailure('Say whose: npm run password:code -- ANA@CLINIC.EXAMPLE');
  const address = email.trim().toLowerCase();
  const { db, close } = await openDatabase(readSettings());
  try {
    if ((await db.$count(members, eq(members.email, address))) === 0)
      throw new StartFailure(`There is no account with ${address}.`);
    const code = await new PasswordCodes(db).issue(address);
    process.stdout.write(`${code}\nIt is valid for ${PASSWORD_CODE_MINUTES} minutes, at /password/resetPassword.\n`);
  } finally {
    await close();
  }
});
