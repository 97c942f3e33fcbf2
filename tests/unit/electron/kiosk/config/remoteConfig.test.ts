import { generateKeyPairSync, sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { mergeConfig, parseConfig } from '../../../../../electron/main/kiosk/config/kioskConfig.ts';
import {
  confirmTrial,
  activeConfig,
  NO_REMOTE_CONFIG,
  acceptConfig,
  staffChanges,
  remoteSettings,
  rollBack,
} from '../../../../../electron/main/kiosk/config/remoteConfig.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const KEY = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
const signed = (version: number, settings: object, key = privateKey): string => {
  const payload = JSON.stringify({ version, settings });
  return JSON.stringify({ payload, signature: sign(null, Buffer.from(payload), key).toString('base64') });
};

describe('a remote configuration', () => {
  it('is tried if it is signed and newer, and kept if the kiosk worked with it', () => {
    const first = acceptConfig(NO_REMOTE_CONFIG, signed(3, { idle_seconds: 90 }), KEY);
    if (!first.ok) throw new Error(first.reason);
    expect(activeConfig(first.state)).toMatchObject({ version: 3, settings: { idle_seconds: 90 } });
    const good = confirmTrial(first.state);
    const second = acceptConfig(good, signed(4, { idle_seconds: 20 }), KEY);
    if (!second.ok) throw new Error(second.reason);
    expect(activeConfig(second.state)?.version).toBe(4);
    // After a fault under the trial: the last good version is active again, and the bad one is not accepted again.
    const back = rollBack(second.state);
    expect(activeConfig(back)?.version).toBe(3);
    expect(acceptConfig(back, signed(4, { idle_seconds: 20 }), KEY)).toEqual({ ok: false, reason: 'old' });
  });

  const other = generateKeyPairSync('ed25519').privateKey;
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey;
  it.each([
    ['malformed', 'not JSON', KEY],
    ['malformed', '{"payload":1}', KEY],
    ['unsigned', signed(1, {}, other), KEY],
    ['unsigned', signed(1, {}).replace('version', 'Version'), KEY],
    ['unsigned', signed(1, {}), 'AAAA'],
    ['unsigned', signed(1, {}), rsa.export({ type: 'spki', format: 'der' }).toString('base64')],
    ['shape', signed(1, { idle_seconds: 1 }), KEY],
    ['shape', signed(0, {}), KEY],
  ])('is refused as %s', (reason, answer, key) =>
    expect(acceptConfig(NO_REMOTE_CONFIG, answer, key)).toEqual({ ok: false, reason }),
  );

  it('overrides what staff may set, where it has a value', () => {
    expect(remoteSettings(null)).toEqual([]);
    expect(remoteSettings({ version: 3, settings: { name: 'hall', idle_seconds: 90, restart_at: null } })).toEqual([
      'idle_seconds',
      'restart_at',
    ]);
  });

  it('is never stored as what staff set: theirs is what they changed, now and before', () => {
    const activeConfig = mergeConfig({ name: 'hall 4' }, { warning_seconds: 20 }, { idle_seconds: 90 });
    const page = { idle_seconds: 90, warning_seconds: 20, restart_at: '04:30' };
    const before = { warning_seconds: 20 };
    const current = { version: 3, settings: { idle_seconds: 90 } };
    expect(staffChanges({ before, page, activeConfig, current })).toEqual({ warning_seconds: 20, restart_at: '04:30' });
    // It arrived while their panel was open, which still shows the former values.
    const stale = { ...page, idle_seconds: 60 };
    expect(staffChanges({ before: null, page: stale, activeConfig, current })).toEqual({ restart_at: '04:30' });
  });

  it('cannot change who may configure the kiosk', () => {
    const received = acceptConfig(NO_REMOTE_CONFIG, signed(1, { remote: null, launcher: true, idle_seconds: 70 }), KEY);
    if (!received.ok) throw new Error(received.reason);
    expect(activeConfig(received.state)?.settings).toEqual({ idle_seconds: 70 });
  });
});

describe('the file on the machine', () => {
  it('is completed with the defaults; later layers override earlier ones', () => {
    const read = parseConfig('{"name":"hall 4","idle_seconds":30}');
    if (!read.ok) throw new Error(read.reason);
    const config = mergeConfig(read.config, { idle_seconds: 40 }, { idle_seconds: undefined });
    expect(config).toMatchObject({ kiosk: true, name: 'hall 4', idle_seconds: 40, warning_seconds: 15 });
  });

  it.each([
    '{',
    '[]',
    '{"idle_seconds":"60"}',
    '{"idle":60}',
    '{"restart_at":"25:00"}',
    '{"remote":{"url":"http://x.example"}}',
  ])('is not used when it says %s', (text) => expect(parseConfig(text).ok).toBe(false));
});
