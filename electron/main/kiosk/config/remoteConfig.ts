import { createPublicKey, verify } from 'node:crypto';
import { z } from 'zod/mini';
import { STAFF_SETTINGS, type StaffSettings } from '../../../../shared/ipc/kiosk.ts';
import { parseJson } from '../../../../shared/json/parseJson.ts';
import { PartialOperatorConfig, type StaffChanges } from './kioskConfig.ts';

/** The remote document: a JSON text, and a signature over its exact bytes. */
const Envelope = z.object({
  payload: z.string().check(z.maxLength(20_000)),
  signature: z.string().check(z.maxLength(200)),
});
const Payload = z.object({ version: z.int().check(z.gte(1)), settings: PartialOperatorConfig });
export type Signed = z.infer<typeof Payload>;

/** The state of the remote configuration, stored on the kiosk. */
export const RemoteState = z.object({
  /** The last version that a kiosk ran well with. */
  good: z.nullable(Payload),
  /**
   * The version on trial: it becomes `good` once the kiosk has been at rest under it, and is dropped if a start under
   * it fails.
   */
  trial: z.nullable(Payload),
  /** The highest version accepted so far; lower ones are rejected even if signed (replay protection). */
  highest: z.int(),
});
export type RemoteState = z.infer<typeof RemoteState>;

export const NO_REMOTE_CONFIG: RemoteState = { good: null, trial: null, highest: 0 };

export type AcceptResult =
  | { ok: true; state: RemoteState }
  | { ok: false; reason: 'malformed' | 'unsigned' | 'shape' | 'old' };

/** Accepts a remote document with the operator's signature, a valid shape and a higher version. */
export function acceptConfig(state: RemoteState, answer: string, publicKey: string): AcceptResult {
  const envelope = Envelope.safeParse(parseJson(answer));
  if (!envelope.success) return { ok: false, reason: 'malformed' };
  if (!isSigned(envelope.data, publicKey)) return { ok: false, reason: 'unsigned' };
  const payload = Payload.safeParse(parseJson(envelope.data.payload));
  if (!payload.success) return { ok: false, reason: 'shape' };
  if (payload.data.version <= state.highest) return { ok: false, reason: 'old' };
  return { ok: true, state: { good: state.good, trial: payload.data, highest: payload.data.version } };
}

/** Keeps the version on trial: the kiosk has been at rest under it. */
export const confirmTrial = (state: RemoteState): RemoteState =>
  state.trial === null ? state : { ...state, good: state.trial, trial: null };

/** Drops the version on trial after a failure; `highest` keeps it from being accepted again. */
export const rollBack = (state: RemoteState): RemoteState => ({ ...state, trial: null });

/** The staff settings that the operator sets remotely; they override the staff's. */
export const remoteSettings = (current: Signed | null): (keyof StaffSettings)[] =>
  STAFF_SETTINGS.filter((name) => current?.settings[name] !== undefined);

interface StaffChange {
  before: StaffChanges | null;
  /** The whole form as staff saved it. */
  page: StaffSettings;
  activeConfig: StaffSettings;
  current: Signed | null;
}

/** The settings that staff have changed, now or before, without values that the form showed from another layer. */
export function staffChanges({ before, page, activeConfig, current }: StaffChange): StaffChanges {
  const fromAfar = remoteSettings(current);
  const changed = STAFF_SETTINGS.filter((name) => !fromAfar.includes(name) && page[name] !== activeConfig[name]);
  return { ...before, ...Object.fromEntries(changed.map((name) => [name, page[name]])) };
}

/** The active remote configuration: the one on trial, else the last good one. */
export const activeConfig = ({ trial, good }: RemoteState): Signed | null => trial ?? good;

function isSigned({ payload, signature }: z.infer<typeof Envelope>, publicKey: string): boolean {
  try {
    const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
    return (
      key.asymmetricKeyType === 'ed25519' &&
      verify(null, Buffer.from(payload, 'utf8'), key, Buffer.from(signature, 'base64'))
    );
  } catch {
    return false; // not a valid key, so nothing can be verified
  }
}
