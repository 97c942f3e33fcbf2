// `npm run mail:test -- ADDRESS`, `npm run mail:failed` and `npm run mail:again -- NUMBER…` (docs/mail.md).
import { mailCommand } from './modules/letters/mailCommand.ts';
import { openDatabase } from './storeDatabase.ts';

await mailCommand(process.argv.slice(2), openDatabase);
