// The settings of a packaged server, which has no demonstration; `npm run store:settings` of the project knows both.
import { settingsCommand } from './modules/company/settings/settingsCommand.ts';

await settingsCommand(process.argv.slice(2), () => Promise.resolve(null));
