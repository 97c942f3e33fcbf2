import process from 'node:process';

// Errors of the bundle name the lines of its sources. Node maps only what is loaded afterwards.
process.setSourceMapsEnabled(true);

const { start } = await import('./start.ts');
const { openBuiltPages } = await import('./web/openBuiltPages.ts');

await start(openBuiltPages);
