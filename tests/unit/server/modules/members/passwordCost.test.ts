import { hash } from '@node-rs/argon2';
import { expect, it } from 'vitest';

// Server tests hash at a lower cost (`tests/support/fakes/argon2.ts`).
it('is what OWASP asks for, where the server leaves it to the library', async () => {
  expect(await hash('probe_2026')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});
