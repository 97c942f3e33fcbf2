// `npm run boundaries`: checks imports against scripts/boundaries/rules.ts. `--draw` updates the drawing in
// docs/architecture.md.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cruiseSources } from './cruiseSources.ts';
import { draw, withDrawing } from './drawing.ts';

/** The check fails if it read fewer, as an empty check would pass. */
const MODULES_MIN = 1_300;
const IMPORTS_MIN = 6_000;

const root = join(import.meta.dirname, '../..');
const ARCHITECTURE = join(root, 'docs/architecture.md');

const { summary } = await cruiseSources(root);
const { violations, totalCruised, totalDependenciesCruised = 0 } = summary;
for (const { from, to, rule } of violations) process.stderr.write(`${rule.name}: ${from} imports ${to}\n`);
process.stdout.write(`${totalCruised} modules, ${totalDependenciesCruised} imports, ${violations.length} violations\n`);
if (totalCruised < MODULES_MIN || totalDependenciesCruised < IMPORTS_MIN) {
  process.stderr.write(`Too few were read: at least ${MODULES_MIN} modules and ${IMPORTS_MIN} imports are expected.\n`);
  process.exitCode = 1;
}
if (violations.length > 0) process.exitCode = 1;
if (process.argv.includes('--draw')) draw(ARCHITECTURE);
else if (withDrawing(readFileSync(ARCHITECTURE, 'utf8')) !== readFileSync(ARCHITECTURE, 'utf8')) {
  process.stderr.write('The drawing in docs/architecture.md is out of date: npm run boundaries -- --draw\n');
  process.exitCode = 1;
}
