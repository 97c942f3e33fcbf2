import { expect, it, vi } from 'vitest';
import type { PhoneSignIn } from '../../../../electron/main/signIn/PhoneSignIn.ts';
import type { SignIn } from '../../../../electron/main/signIn/SignIn.ts';
import { type OpenSignIn, signInHandlers } from '../../../../electron/main/signIn/signInHandlers.ts';

/** A part whose methods answer with its name and what they were called with. */
const aPart = (part: string) =>
  new Proxy({}, { get: (_, name) => vi.fn((...given: unknown[]) => [part, name, ...given]) });
const laptop = { laptop: aPart('laptop') as SignIn, kiosk: null };
const kiosk = { laptop: null, kiosk: aPart('kiosk') as PhoneSignIn };
const asking = { provider: 'google', language: 'es' } as const;

type Channel = keyof ReturnType<typeof signInHandlers>;
const ask = (open: OpenSignIn, channel: Channel, payload?: object): unknown =>
  (signInHandlers(open)[channel] as (payload?: object) => unknown)(payload);

it.each<[Channel, object | undefined, onLaptop: unknown, atKiosk: unknown, withoutAny: unknown]>([
  ['signIn:begin', asking, ['laptop', 'begin', asking], undefined, undefined],
  ['signIn:byPhone', { language: 'es' }, undefined, ['kiosk', 'begin', 'es'], undefined],
  ['signIn:read', undefined, ['laptop', 'read'], ['kiosk', 'read'], null],
  ['signIn:show', { at: 'window' }, ['laptop', 'show', 'window'], undefined, undefined],
  ['signIn:copy', undefined, ['laptop', 'copy'], false, false],
  ['signIn:take', undefined, ['laptop', 'take'], null, null],
])('%s reaches the sign-in that the client has', (channel, payload, onLaptop, atKiosk, withoutAny) => {
  const open = [laptop, kiosk, { laptop: null, kiosk: null }];
  expect(open.map((each) => ask(each, channel, payload))).toEqual([onLaptop, atKiosk, withoutAny]);
});

it('cancels the sign-in that runs', async () => {
  const cancelled: string[] = [];
  const part = (name: string) => ({ cancel: () => void cancelled.push(name) }) as unknown;
  await ask({ laptop: part('laptop') as SignIn, kiosk: null }, 'signIn:cancel');
  await ask({ laptop: null, kiosk: part('kiosk') as PhoneSignIn }, 'signIn:cancel');
  expect(cancelled).toEqual(['laptop', 'kiosk']);
});
