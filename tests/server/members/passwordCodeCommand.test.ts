import { randomUUID } from 'node:crypto';
import { afterEach, expect, it, vi } from 'vitest';
import { passwordCodeCommand } from '../../../server/modules/passwords/passwordCodeCommand.ts';
import { runCommand } from '../../support/drivers/runCommand.ts';
import { onAnyServer } from '../../support/servers/ServerStore.ts';

onAnyServer('the command for a member who asks on the phone', (store, database) => {
  afterEach(() => {
    vi.restoreAllMocks();
  });
  const run = (...words: string[]) => runCommand(passwordCodeCommand, database(), words);

  it('prints a code, which sets a new password once', async () => {
    const { email, password } = await store().member();
    const { output, failed } = await run(` ${email.toUpperCase()} `);
    expect(failed).toBe(false);
    const [code, how] = output.split('\n');
    expect(how).toMatch(/^It is valid for \d+ minutes, at \/password\/resetPassword\.$/);
    const reset = () =>
      store().ask('resetPassword', { email, code: code!, password: 'new_probe_2026', idempotency_key: randomUUID() });
    expect(await reset()).toMatchObject({ code: 0 });
    expect(await store().ask('login', { email, password: 'new_probe_2026' })).toMatchObject({ code: 0 });
    expect(await store().ask('login', { email, password })).not.toMatchObject({ code: 0 });
    expect((await reset()).code).not.toBe(0);
  });

  it('says in one line that there is no such account, or how it is used', async () => {
    expect(await run('nobody@clinic.example')).toEqual({
      output: 'There is no account with nobody@clinic.example.',
      failed: true,
    });
    for (const words of [[], [''], ['ana@clinic.example', 'bo@clinic.example']])
      expect(await run(...words)).toMatchObject({ output: expect.stringMatching(/^Usage: /), failed: true });
  });
});
