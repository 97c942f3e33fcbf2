import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import fc from '../../../support/checks/properties.ts';
import { ApiCalls } from '../../../../electron/main/ipc/ApiCalls.ts';
import { createClient } from '../../../../electron/main/session/createClient.ts';
import { createHandlers } from '../../../../electron/main/ipc/handlers.ts';
import type { CallEvent, Handlers } from '../../../../electron/main/ipc/answer.ts';
import { createLinkOpener } from '../../../../electron/main/security/externalLinks.ts';
import type { PreferenceStore } from '../../../../electron/main/storage/preferences.ts';
import { GrantStore } from '../../../../electron/main/signIn/GrantStore.ts';
import { SignIn } from '../../../../electron/main/signIn/SignIn.ts';
import { signInHandlers } from '../../../../electron/main/signIn/signInHandlers.ts';
import type { SignInFlow } from '../../../../electron/main/signIn/SignInFlow.ts';
import { DesktopSession } from '../../../../electron/main/session/DesktopSession.ts';
import { type ChannelName, channels, windowOperations } from '../../../../shared/ipc/contract.ts';
import { IpcError, IPC_ERROR_REASONS } from '../../../../shared/ipc/IpcError.ts';
import { FakeClock } from '../../../support/fakes/FakeClock.ts';
import { aDevice } from '../../../support/builders/aDevice.ts';

vi.mock('electron', () => ({ ipcMain: { handle: vi.fn(), removeAllListeners: vi.fn() } }));
const { respond } = await import('../../../../electron/main/ipc/answer.ts');

/** `npm run bench -- --only fuzz` sets it to a hundred thousand. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 3_000);
const SECRET = 'S3CRET-that-no-log-may-have';
const names = Object.keys(channels) as ChannelName[];
const gate = { origin: 'app://bundle', roleOf: (id: number) => (id === 1 ? ('store' as const) : null) };

/** A provider that never answers. */
const nowhere: SignInFlow = {
  go: () => new Promise(() => undefined),
  show: () => undefined,
  address: 'https://shop.example/start',
};

const openNothing = (url: string): Promise<void> => {
  expect(url).toMatch(/^(https|mailto|tel):/);
  return Promise.reject(new Error(`no program for ${SECRET}`.slice(0, 14)));
};

/**
 * The client's own handlers with a server that returns arbitrary data; channels of other parts return arbitrary data
 * themselves.
 */
function handlersOver(answers: () => unknown): Handlers {
  const session = new DesktopSession(null, () => undefined);
  const fetch = (url: string): Promise<Response> => {
    if (url.includes('timestamp')) return Promise.resolve(Response.json({ code: 0, msg: '', data: { time: 1 } }));
    const answer = answers();
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(new Response(String(answer)));
  };
  const parts = { server: 'https://shop.example', secret: SECRET, fetch, session, device: aDevice() };
  const values = new Map<string, unknown>();
  const preferences = {
    get: (key: string) => values.get(key),
    set: (key: string, value: unknown) => void values.set(key, value),
  } as unknown as PreferenceStore;
  const own = createHandlers({
    api: new ApiCalls(createClient({ ...parts, language: () => 'en' })),
    session,
    preferences,
    openLink: createLinkOpener({
      mode: 'rep',
      origin: 'app://bundle',
      server: 'https://shop.example',
      open: openNothing,
      onFailure: () => undefined,
    }),
    settingsLost: false,
    onLanguage: () => undefined,
    onTheme: () => undefined,
    savePdf: () => Promise.resolve(),
    takePage: () => null,
    version: '0',
    mode: 'rep',
  });
  const signIn = new SignIn({
    server: 'https://shop.example',
    grants: new GrantStore(),
    onChange: () => undefined,
    front: () => undefined,
    copy: () => Promise.reject(new Error('no clipboard')),
    clock: new FakeClock(),
    flows: { browser: () => nowhere, window: () => nowhere },
    place: { read: () => 'window', write: () => undefined },
  });
  const others = Object.fromEntries(names.map((name) => [name, answers])) as unknown as Handlers;
  return { ...others, ...own, ...signInHandlers({ laptop: signIn, kiosk: null }) };
}

/** An arbitrary value that structured clone allows, sometimes with a secret in it. */
const anything = fc.oneof(
  fc.anything({
    withBigInt: true,
    withDate: true,
    withMap: true,
    withSet: true,
    withTypedArray: true,
    withNullPrototype: true,
    withSparseArray: true,
  }),
  fc.constant(SECRET),
  fc.constant(undefined),
  fc.constant(circle()),
);

function circle(): object {
  const round: Record<string, unknown> = { password: SECRET };
  round[`${SECRET}\n[fake log line]`] = round;
  return round;
}

const FIELDS = ['id', 'pk', 'tm', 'sign', 'email', 'password', 'refresh', 'page', '__proto__', 'constructor', 'toJSON'];
const payload = fc.oneof(
  fc.dictionary(fc.oneof(fc.constantFrom(...FIELDS), fc.string()), anything, { maxKeys: 5 }),
  fc.constant({ id: SECRET, password: SECRET }),
  fc.constant({ id: '..' }),
);
/** Almost valid inputs, as a compromised page would send them. */
const shaped = fc.oneof(
  fc.record({
    id: fc.oneof(fc.integer(), anything),
    name: fc.constantFrom(...windowOperations, 'refreshToken'),
    payload,
  }),
  fc.record({
    url: fc.oneof(fc.webUrl(), fc.constantFrom('javascript:1', 'file:///etc', 'https://x', 'tel:'), fc.string()),
  }),
  fc.record({ language: fc.oneof(fc.constantFrom('en', 'zh', '../x'), anything) }),
  fc.record({ id: fc.integer() }),
  fc.record({ at: fc.constantFrom('browser', 'window', 'phone') }),
  fc.record({
    provider: fc.constantFrom('google', 'facebook', 'myspace'),
    challenge: fc.constantFrom('c'.repeat(43), SECRET),
    state: fc.constantFrom('s'.repeat(32), 'short'),
    language: fc.constantFrom('en', 'xx'),
  }),
);

const frame = fc.oneof(
  fc.constant({ origin: 'app://bundle', isDestroyed: () => false }),
  fc.constant(null),
  fc.constant({ origin: 'app://bundle', isDestroyed: () => true }),
  fc.constant({
    isDestroyed: () => false,
    get origin(): string {
      throw new Error('Render frame was disposed before WebFrameMain could be accessed');
    },
  }),
  fc.webUrl().map((origin) => ({ origin, isDestroyed: () => false })),
);
const caller: fc.Arbitrary<CallEvent> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constant(eventFrom({ origin: 'app://bundle', isDestroyed: () => false }, 1, true, 'window')),
  },
  fc
    .record({ frame, id: fc.nat(3), isMain: fc.boolean(), type: fc.constantFrom('window', 'webview', 'remote') })
    .map((from) => eventFrom(from.frame, from.id, from.isMain, from.type)),
);

function eventFrom(from: CallEvent['senderFrame'], id: number, isMain: boolean, type: string): CallEvent {
  const mainFrame = isMain && from !== null ? from : { origin: 'app://bundle', isDestroyed: () => false };
  return { senderFrame: from, sender: { id, mainFrame, getType: () => type } };
}

const answer = fc.oneof(
  anything,
  fc.constant(new Error(`connect ECONNREFUSED Authorization: ${SECRET}`)),
  fc.json(),
  fc
    .record({ code: fc.constantFrom(0, 1, 5, 7, 9, 10, 11, 99, 'x'), msg: fc.string(), data: fc.jsonValue() })
    .map((envelope) => JSON.stringify(envelope)),
  fc.constant(JSON.stringify({ code: 9, msg: '', data: { device: 'unknown' } })),
);

let logged: string[];
beforeEach(() => {
  logged = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => {
    logged.push(String(line));
    return true;
  });
});
afterEach(() => void vi.restoreAllMocks());

it(
  `${RUNS} inputs through every channel: answered by the contract or refused by a type, and nothing secret logged`,
  async () => {
    const outcomes = new Map<string, number>();
    const inputs = fc.oneof({ weight: 2, arbitrary: shaped }, anything);
    const check = async (name: ChannelName, from: CallEvent, input: unknown, answers: unknown): Promise<void> => {
      const handlers = handlersOver(() => answers);
      const outcome = await respond(name, from, input, { handlers, gate }).then(
        (output) => {
          channels[name].output.parse(output);
          return 'answered';
        },
        (refusal: unknown) => {
          if (!(refusal instanceof IpcError)) throw refusal;
          expect(IPC_ERROR_REASONS).toContain(refusal.reason);
          expect(refusal.message).toBe(`[ipc ${name} ${refusal.reason}]`);
          return refusal.reason;
        },
      );
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    };
    await fc.assert(fc.asyncProperty(fc.constantFrom(...names), caller, inputs, answer, check), { numRuns: RUNS });
    // Every channel was reached: inputs that are all rejected would test nothing of the handlers.
    for (const outcome of ['answered', ...IPC_ERROR_REASONS]) expect(outcomes.get(outcome), outcome).toBeGreaterThan(0);
    for (const line of logged) {
      expect(line).not.toContain(SECRET);
      expect(line).toMatch(/^[^\n]+\n$/);
    }
  },
  RUNS * 20 + 30_000,
);
