import { start } from '../server/start.ts';
import { openBuiltPages } from '../server/web/openBuiltPages.ts';
import { demonstration } from './demonstration.ts';

await start(openBuiltPages, demonstration);
