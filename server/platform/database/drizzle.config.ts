import { defineConfig } from 'drizzle-kit';

/**
 * Run at the root (paths are relative to it): `npx drizzle-kit generate --config
 * server/platform/database/drizzle.config.ts`.
 */
export default defineConfig({
  dialect: 'postgresql',
  schema: ['./server/modules/*/schema.ts', './server/platform/database/*Schema.ts'],
  out: './server/platform/database/migrations',
});
