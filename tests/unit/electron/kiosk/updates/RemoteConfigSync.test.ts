import { generateKeyPairSync, sign } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NO_REMOTE_CONFIG, type RemoteState } from '../../../../../electron/main/kiosk/config/remoteConfig.ts';
import { RemoteConfigSync } from '../../../../../electron/main/kiosk/updates/RemoteConfigSync.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const remote = {
  url: 'https://ops.example/kiosk.json',
  public_key: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
};
const signed = (version: number, idle_seconds: number): string => {
  const payload = JSON.stringify({ version, settings: { idle_seconds } });
  return JSON.stringify({ payload, signature: sign(null, Buffer.from(payload), privateKey).toString('base64') });
};

let saved: RemoteState;
let answer: () => Promise<Response>;
const audit = vi.fn();
const updates = (from: typeof remote | null = remote): RemoteConfigSync =>
  new RemoteConfigSync({
    remote: from,
    fetch: () => answer(),
    read: () => saved,
    write: (state) => (saved = state),
    audit,
  });

beforeEach(() => {
  saved = NO_REMOTE_CONFIG;
  vi.clearAllMocks();
});

describe('remote settings', () => {
  it('are applied, saved when the kiosk has been at rest with them, and dropped after a failure', async () => {
    answer = async () => new Response(signed(1, 90));
    await updates().ask();
    updates().confirmTrial();
    answer = async () => new Response(signed(2, 20));
    await updates().ask();
    expect(updates().current?.settings.idle_seconds).toBe(20);
    updates().rollBack();
    expect(updates().current?.settings.idle_seconds).toBe(90);
    await updates().ask();
    expect(updates().current?.version).toBe(1);
    expect(audit.mock.calls).toEqual([
      ['config', '1'],
      ['config', '2'],
      ['config-withdrawn', '2'],
    ]);
    updates().rollBack();
    expect(updates().current?.version).toBe(1);
  });

  it('are not asked for where no operator is named', async () => {
    answer = vi.fn();
    await updates(null).ask();
    expect(answer).not.toHaveBeenCalled();
    expect(updates(null).current).toBeNull();
  });

  it.each([
    ['nobody answers', () => Promise.reject(new Error('offline'))],
    ['a door is shut', async () => new Response('no', { status: 403 })],
  ])('stay as they are when %s, which is no news', async (_what, reply) => {
    answer = reply;
    await updates().ask();
    expect(saved).toEqual(NO_REMOTE_CONFIG);
    expect(audit).not.toHaveBeenCalled();
  });

  it('with a foreign signature are refused, and that is logged', async () => {
    answer = async () => new Response('<h1>Hotel Wi-Fi</h1>');
    await updates().ask();
    expect(audit).toHaveBeenCalledWith('config-refused', 'malformed');
    expect(updates().current).toBeNull();
  });

  it('no longer apply when the machine names no operator', async () => {
    answer = async () => new Response(signed(1, 90));
    await updates().ask();
    expect(updates(null).current).toBeNull();
  });
});
