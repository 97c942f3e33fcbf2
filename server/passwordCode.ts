// `npm run password:code -- E-MAIL`: a code for a member who asks on the phone, in a store that writes no letters.
import { passwordCodeCommand } from './modules/passwords/passwordCodeCommand.ts';
import { openDatabase } from './storeDatabase.ts';

await passwordCodeCommand(process.argv.slice(2), openDatabase);
