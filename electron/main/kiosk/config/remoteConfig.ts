import { createPublicKey, verify } from 'node:crypto';
import { z } from 'zod/mini';
import { STAFF_SETTINGS, type StaffSettings } from '../../../../shared/ipc/kiosk.ts';
import { parseJson } from '../../../../shared/json/parseJson.ts';
import { PartialOperatorConfig, type StaffChanges } from './kioskConfig.ts';

/** The document at the operator's address: a text, and a signature over its exact bytes. */
const Envelope = z.object({
  payload: z.string().check(z.maxLength(20_000)),
  signature: z.string().check(z.maxLength(200)),
});
const Payload = z.object({ version: z.int().check(z.gte(1)), settings: PartialOperatorConfig });
export type Signed = z.infer<typeof Payload>;

/** The state of the remote configuration, stored on the kiosk. */
export const RemoteState = z.object({
  /** The last one that a kiosk ran well with. */
  good: z.nullable(Payload),
  /** The one being tried: it is good when the kiosk has rested under it, and bad when a start under it failed. */
  trial: z.nullable(Payload),
  /** The highest version that was ever accepted; older ones are rejected even if they are signed. */
  highest: z.int(),
});
export type RemoteState = z.infer<typeof RemoteState>;

export const NO_REMOTE_CONFIG: RemoteState = { good: null, trial: null, highest: 0 };

export type AcceptResult =
  | { ok: true; state: RemoteState }
  | { ok: false; reason: 'malformed' | 'unsigned' | 'shape' | 'old' };

/** Accepts a document of the operator's address if it has the operator's signature, a valid shape and a newer version. */
export function acceptConfig(state: RemoteState, answer: string, publicKey: string): AcceptResult {
  const envelope = Envelope.safeParse(parseJson(answer));
  if (!envelope.success) return { ok: false, reason: 'malformed' };
  if (!isSigned(envelope.data, publicKey)) return { ok: false, reason: 'unsigned' };
  const payload = Payload.safeParse(parseJson(envelope.data.payload));
  if (!payload.success) return { ok: false, reason: 'shape' };
  if (payload.data.version <= state.highest) return { ok: false, reason: 'old' };
  return { ok: true, state: { good: state.good, trial: payload.data, highest: payload.data.version } };
}

/** The kiosk has rested under what is being tried: it stays. */
export const confirmTrial = (state: RemoteState): RemoteState =>
  state.trial === null ? state : { ...state, good: state.trial, trial: null };

/** The kiosk failed under what is being tried: back to the last good one; `highest` keeps it from coming back. */
export const rollBack = (state: RemoteState): RemoteState => ({ ...state, trial: null });

/** The staff settings that the operator has set remotely: these override the staff's. */
export const remoteSettings = (current: Signed | null): (keyof StaffSettings)[] =>
  STAFF_SETTINGS.filter((name) => current?.settings[name] !== undefined);

interface StaffChange {
  before: StaffChanges | null;
  /** All that stood on their page when they saved. */
  page: StaffSettings;
  activeConfig: StaffSettings;
  current: Signed | null;
}

/** The settings that staff have changed, now and before, without those that their page only showed (operator, file). */
export function staffChanges({ before, page, activeConfig, current }: StaffChange): StaffChanges {
  const fromAfar = remoteSettings(current);
  const changed = STAFF_SETTINGS.filter((name) => !fromAfar.includes(name) && page[name] !== activeConfig[name]);
  return { ...before, ...Object.fromEntries(changed.map((name) => [name, page[name]])) };
}

/** The configuration from afar that the kiosk runs with: the one on trial before the last good one. */
export const activeConfig = ({ trial, good }: RemoteState): Signed | null => trial ?? good;

function isSigned({ payload, signature }: z.infer<typeof Envelope>, publicKey: string): boolean {
  try {
    const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
    return (
      key.asymmetricKeyType === 'ed25519' &&
      verify(null, Buffer.from(payload, 'utf8'), key, Buffer.from(signature, 'base64'))
    );
  } catch {
    return false; // not a key: no signature can be checked with it
  }
}
