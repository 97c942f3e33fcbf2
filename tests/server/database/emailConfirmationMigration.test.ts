import { rmSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { expect, it } from 'vitest';
import { onPglite } from '../../../server/storeDatabase.ts';
import { createServices } from '../../../server/services.ts';
import { migrationsBefore } from '../../support/servers/databases/migrationsBefore.ts';

const MEMBER = '00000000-0000-4000-8000-000000000001';

it('accounts from before addresses were confirmed count as confirmed', async () => {
  const client = await PGlite.create('memory://');
  const folder = migrationsBefore('email_confirmation');
  await migrate(drizzle(client), { migrationsFolder: folder });
  rmSync(folder, { recursive: true });
  await client.exec(`insert into members (id, email, nick_name) values ('${MEMBER}', 'ana@clinic.example', 'Ana')`);
  const database = await onPglite(client);
  const letters = { origin: 'https://shop.example', staff: null };
  const { members } = createServices(database, Date.now, { provider: null, letters, demonstration: null });
  expect(await members.readProfile(MEMBER)).toMatchObject({ email_confirmed: true, sees_prices: true });
  await database.close();
});
