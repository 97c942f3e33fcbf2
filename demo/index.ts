import '../server/platform/database/drizzleModuleFormat.ts';

const { start } = await import('../server/start.ts');
const { openBuiltPages } = await import('../server/web/openBuiltPages.ts');
const { demonstration } = await import('./demonstration.ts');

await start(openBuiltPages, demonstration);
