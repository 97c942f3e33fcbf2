import './platform/database/drizzleModuleFormat.ts';

const { start } = await import('./start.ts');
const { openBuiltPages } = await import('./web/openBuiltPages.ts');

await start(openBuiltPages);
