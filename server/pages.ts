// The pages of a packaged server, which has no demonstration; `npm run pages:import` of the project knows both.
import { pagesCommand } from './modules/content/pages/pagesCommand.ts';

await pagesCommand(process.argv.slice(2), () => Promise.resolve(null));
