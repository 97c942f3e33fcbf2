import { join } from 'node:path';
import { ROOT } from '../platform/root.ts';
import type { AddPages } from '../start.ts';
import { builtPages } from './builtPages.ts';
import { openPages } from './openPages.ts';

const DIST = join(ROOT, 'dist');

/** Serves the storefront that `npm run build` has written to `dist/`. */
export const openBuiltPages: AddPages = async (app, settings, services) =>
  openPages(app, settings, services, { dist: DIST, pages: await builtPages(DIST), files: join(DIST, 'web') });
