import { join } from 'node:path';

/**
 * The folder with `package.json`, `dist/` and `resources/`: the project, or a packaged server. This file and the bundle in
 * `dist/store/` are both two levels below it.
 */
export const ROOT = join(import.meta.dirname, '../..');
