// The staff commands of a packaged server, which has no demonstration; `npm run staff` of the project knows both.
import { staffCommand } from './modules/staff/staffCommand.ts';

await staffCommand(process.argv.slice(2), () => Promise.resolve(null));
