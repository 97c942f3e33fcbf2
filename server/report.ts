// Reports of a packaged server, which has no demonstration; `npm run report` of the project knows both.
import { reportCommand } from './modules/staff/reportCommand.ts';

await reportCommand(process.argv.slice(2), () => Promise.resolve(null));
