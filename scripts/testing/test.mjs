// `npm test`: installs what is missing, then runs every suite and counts the tests.
import { ensureInstalled, nodePath, run } from '../install.mjs';

ensureInstalled();
run(nodePath(), ['scripts/testing/runTests.ts', ...process.argv.slice(2)]);
