import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./server/modules/*/schema.ts', './server/platform/database/*Schema.ts'],
  out: './server/platform/database/migrations',
});
