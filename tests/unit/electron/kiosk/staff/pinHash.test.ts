import { hash, verify } from '@node-rs/argon2';
import { expect, it } from 'vitest';
import { argon2id } from '../../../../../electron/main/kiosk/staff/pinHash.ts';

const PIN = '481516';

it('the hash of a PIN is argon2id that other implementations verify, with a new salt each time', async () => {
  const encoded = await argon2id.hash(PIN);
  expect(encoded).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verify(encoded, PIN)).toBe(true);
  expect(await argon2id.hash(PIN)).not.toBe(encoded);
  // A hash with another cost: PINs hashed before the cost was raised stay valid.
  expect(await argon2id.verify(await hash(PIN, { memoryCost: 8_192, timeCost: 3 }), PIN)).toBe(true);
});

it.each([
  ['another PIN', '481517', null],
  ['an entry that somebody else wrote', PIN, 'hunter2'],
  ['an entry without a hash', PIN, '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$'],
])('opens nothing for %s', async (_what, pin, entry) => {
  expect(await argon2id.verify(entry ?? (await argon2id.hash(PIN)), pin)).toBe(false);
});
