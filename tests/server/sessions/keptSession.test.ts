import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NetworkSwitch } from '../../support/fakes/NetworkSwitch.ts';
import { type SecretService, startSecretService, whyNoSecretService } from '../../support/processes/secretService.ts';
import { type SessionProcess, startSessionProcess } from '../../support/processes/sessionProcess.ts';
import { aRegistration, onOneServer, SECRET } from '../../support/servers/ServerStore.ts';

const missing = whyNoSecretService();
/** A short wait for a keychain that does not answer. */
const IMPATIENT_MS = 200;

// Its screens are in tests/desktop/session.spec.ts.
describe.skipIf(missing !== null)(`a rep's session in the system's keychain${missing ? `: ${missing}` : ''}`, () => {
  onOneServer('a rep’s session', (store) => {
    let service: SecretService;
    let way: NetworkSwitch;
    const clients: SessionProcess[] = [];
    const member = aRegistration();
    beforeEach(async () => {
      service = await startSecretService();
      const { server } = store().app;
      if (!server.listening) await store().app.listen({ port: 0, host: '127.0.0.1' });
      way = new NetworkSwitch();
      way.leadTo((server.address() as AddressInfo).port);
      await way.open();
    });
    afterEach(async () => {
      await Promise.all(clients.splice(0).map((client) => client.kill()));
      await way.shut();
      await service.stop();
    });
    const start = (keychainMs?: number): SessionProcess => {
      const client = startSessionProcess({
        server: way.address,
        secret: SECRET,
        bus: service.bus,
        ...(keychainMs !== undefined && { keychainMs }),
      });
      clients.push(client);
      return client;
    };
    const end = async (client: SessionProcess): Promise<void> => {
      clients.splice(clients.indexOf(client), 1);
      await client.close();
    };
    const keychainEntries = (): Record<string, string> =>
      Object.fromEntries(service.entries().map(({ account, password }) => [account, password]));
    /** A computer on which the member has signed in. */
    async function signedIn(): Promise<void> {
      const { email } = await store().good('register', aRegistration());
      const client = start();
      await client.logIn({ email, password: member.password });
      await end(client);
    }

    it('outlives restarts, each with a newer token, until the member signs out', async () => {
      await signedIn();
      const tokens = new Set([keychainEntries()[way.address]]);
      for (const isLast of [false, true]) {
        const client = start();
        expect(await client.who()).toBe(member.nick_name);
        expect(await client.readCart()).toBe(true);
        tokens.add(keychainEntries()[way.address]);
        if (isLast) await client.logOut();
        await end(client);
      }
      expect(tokens.size).toBe(3);
      expect(Object.keys(keychainEntries())).toEqual([`${way.address} device`]);
      expect(await start().who()).toBeNull();
    });

    it.each([
      [
        'the answer is under way',
        async (client: SessionProcess) => {
          way.hold('token_refresh');
          client.beginCart();
          await expect.poll(() => way.requests.join()).toContain('token_refresh');
        },
      ],
      [
        'the keychain is writing',
        async (client: SessionProcess) => {
          service.pause();
          client.beginCart();
          await client.waitForAnswer('token_refresh');
        },
      ],
    ])('is there after its client was killed in a renewal, while %s', async (_moment, renew) => {
      await signedIn();
      const client = start();
      expect(await client.who()).toBe(member.nick_name);
      way.requests.splice(0);
      await renew(client);
      clients.splice(0);
      await client.kill();
      way.letGo();
      service.goOn();
      const next = start();
      expect(await next.who()).toBe(member.nick_name);
      expect(await next.readCart()).toBe(true);
    });

    it('is left as it was by a sign-in while the keychain does not answer, which lasts for one run', async () => {
      await signedIn();
      const before = keychainEntries();
      service.pause();
      const client = start(IMPATIENT_MS);
      expect([await client.who(), await client.isAsking()]).toEqual([null, true]);
      const other = await store().good('register', { ...aRegistration(), nick_name: 'Ben' });
      await client.logIn({ email: other.email, password: member.password });
      expect(await client.who()).toBe('Ben');
      expect(await client.readCart()).toBe(true);
      clients.splice(0);
      await client.close();
      service.goOn();
      expect(keychainEntries()).toEqual(before);
      const next = start();
      expect(await next.who()).toBe(member.nick_name);
      expect(await next.readCart()).toBe(true);
    });
  });
});
