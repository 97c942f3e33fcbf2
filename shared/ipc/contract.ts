import { z } from 'zod/mini';
import { PHOTO_LETTERS_MAX } from '../contract/limits.ts';
import { LANGUAGES } from '../text/languages.ts';
import { operationNames, type OperationName } from '../contract/routes.ts';
import { ABOUT_MAX } from './aboutMax.ts';
import { catalogueChannels, catalogueEvents } from './catalogue.ts';
import { channel } from './channel.ts';
import { customerChannels, customerEvents } from './customers.ts';
import { kioskChannels, kioskEvents } from './kiosk.ts';
import { signInChannels, signInEvents } from './signIn.ts';
import { outboxChannels, outboxEvents } from './outbox.ts';
import { updateChannels, updateEvents } from './updates.ts';

/** Operations that a window may call: all but `refreshToken`, which answers with tokens. */
export type WindowOperation = Exclude<OperationName, 'refreshToken'>;

/** The names of these operations. */
export const windowOperations = operationNames.filter((name): name is WindowOperation => name !== 'refreshToken');

export const SessionUser = z.object({ user_id: z.string(), nick_name: z.string(), email: z.string() });
export type SessionUser = z.infer<typeof SessionUser>;

/** The result of a call through main: the data, or an ApiError as a plain object. */
export const CallResult = z.union([
  z.object({
    ok: z.literal(true),
    data: z.unknown(),
    /** Now by the store's clock, as main knows it. */
    now: z.number(),
  }),
  z.object({
    ok: z.literal(false),
    code: z.union([z.number(), z.enum(['offline', 'timeout', 'cancelled', 'malformed', 'queued'])]),
    message: z.string(),
    data: z.unknown(),
  }),
]);
export type CallResult = z.infer<typeof CallResult>;

export const DesktopInfo = z.object({
  version: z.string(),
  platform: z.string(),
  mode: z.enum(['rep', 'kiosk']),
  /** False if there is no keychain: a sign-in then lasts until the client is closed. */
  canKeepSession: z.boolean(),
  /** The keychain has not answered yet, and may be asking for its password; `keychain:answered` follows. */
  isKeychainAsking: z.boolean(),
  language: z.nullable(z.enum(LANGUAGES)),
  /** The settings could not be read and were reset; a dialog says so. */
  settingsLost: z.boolean(),
});
export type DesktopInfo = z.infer<typeof DesktopInfo>;

// The API's limit; except for photographs, our pages send a hundredth of it.
const PAYLOAD_MAX = 256 * 1024;
const payloadMax = (name: WindowOperation): number =>
  PAYLOAD_MAX + (name === 'addAfterSalePhoto' ? PHOTO_LETTERS_MAX : 0);

interface Ask {
  name: WindowOperation;
  payload: Record<string, unknown>;
}

/** Structured clone allows more than JSON: infinite numbers, cycles, dates. Such payloads cannot be sent. */
function isSendable({ name, payload }: Ask): boolean {
  try {
    return JSON.stringify(payload).length <= payloadMax(name);
  } catch {
    return false;
  }
}

// Longer than any address the store links to, and within the limit of every system's opener.
const LINK_MAX = 2_000;

/** Every channel on which a window may call main. */
export const channels = {
  'api:call': channel(
    z
      .object({
        id: z.int(),
        name: z.enum(windowOperations),
        payload: z.record(z.string(), z.unknown()),
        about: z.optional(z.string().check(z.maxLength(ABOUT_MAX))),
      })
      .check(z.refine(isSendable)),
    CallResult,
  ),
  'api:cancel': channel(z.object({ id: z.int() }), z.void()),
  'session:read': channel(z.void(), z.nullable(SessionUser)),
  'app:info': channel(z.void(), DesktopInfo),
  'language:set': channel(z.object({ language: z.enum(LANGUAGES) }), z.void()),
  /** The user's choice of colours; a kiosk keeps none. */
  'theme:set': channel(z.object({ theme: z.enum(['system', 'light', 'dark']) }), z.void()),
  /** Returns whether the system opened the address; a kiosk opens none. */
  'link:open': channel(
    z.object({ url: z.string().check(z.maxLength(LINK_MAX), z.regex(/^(https:\/\/|mailto:|tel:)/)) }),
    z.boolean(),
  ),
  /** Saves the current page as PDF at a place that the user chooses; a kiosk saves none. */
  'page:savePdf': channel(z.void(), z.void()),
  /** The page that this window should show next, returned once; null for none, and for other windows. */
  'page:take': channel(z.void(), z.nullable(z.string())),
  ...signInChannels,
  ...outboxChannels,
  ...customerChannels,
  ...catalogueChannels,
  ...updateChannels,
  ...kioskChannels,
};

/** Every event that main may send to a window. */
const ipcEvents = {
  /** The menu, a deep link or a notification wants to open a page; `page:take` returns it. */
  'page:open': z.void(),
  'session:changed': z.object({
    user: z.nullable(SessionUser),
    reason: z.enum(['signed-in', 'renamed', 'signed-out', 'expired']),
    message: z.string(),
    /** False: the keychain did not store this sign-in, which ends with the client. */
    isStored: z.boolean(),
  }),
  /** The keychain has answered late, or failed; `canKeep` tells whether a sign-in now outlives the client. */
  'keychain:answered': z.object({ canKeep: z.boolean() }),
  ...signInEvents,
  ...outboxEvents,
  ...customerEvents,
  ...catalogueEvents,
  ...updateEvents,
  ...kioskEvents,
};

type Channels = typeof channels;
export type ChannelName = keyof Channels;
/** The input as a window sends it. */
export type ChannelInput<N extends ChannelName> = z.input<Channels[N]['input']>;
/** The input as a handler receives it, validated. */
export type ChannelReceived<N extends ChannelName> = z.output<Channels[N]['input']>;
export type ChannelOutput<N extends ChannelName> = z.output<Channels[N]['output']>;
export type IpcEventName = keyof typeof ipcEvents;
export type IpcEvent<N extends IpcEventName> = z.output<(typeof ipcEvents)[N]>;
