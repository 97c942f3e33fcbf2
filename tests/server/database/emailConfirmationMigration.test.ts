import { expect, it } from 'vitest';
import { onPglite } from '../../../server/storeDatabase.ts';
import { createServices } from '../../../server/services.ts';
import { openDatabaseBefore } from '../../support/servers/databases/openDatabaseBefore.ts';

const MEMBER = '00000000-0000-4000-8000-000000000001';

it('accounts from before addresses were confirmed count as confirmed', async () => {
  const client = await openDatabaseBefore('email_confirmation');
  await client.exec(`insert into members (id, email, nick_name) values ('${MEMBER}', 'ana@clinic.example', 'Ana')`);
  const database = await onPglite(client);
  const letters = { origin: 'https://shop.example', staff: null };
  const { members } = createServices(database, Date.now, { provider: null, letters, demonstration: null });
  expect(await members.readProfile(MEMBER)).toMatchObject({ email_confirmed: true, sees_prices: true });
  await database.close();
});
