import { ipcMain } from 'electron';
import { channels, type ChannelName, type ChannelOutput, type ChannelReceived } from '../../../shared/ipc/contract.ts';
import type { WindowRole } from '../../../shared/ipc/channel.ts';
import { IpcError, type IpcErrorReason } from '../../../shared/ipc/IpcError.ts';
import { logWarning, errorMessage } from '../app/logWarning.ts';
import { originOf } from '../security/originOf.ts';

/**
 * One handler for each channel of the contract; a missing one does not compile. `caller` is the id of the web contents.
 */
export type Handlers = {
  [N in ChannelName]: (input: ChannelReceived<N>, caller: number) => ChannelOutput<N> | Promise<ChannelOutput<N>>;
};

/** The handlers of one part of the client: channels with the prefix `Part:`. */
export type HandlersOf<Part extends string> = Pick<Handlers, Extract<ChannelName, `${Part}:${string}`>>;

interface Frame {
  readonly origin: string;
  isDestroyed(): boolean;
}

/** The fields of an IPC event that the checks read. */
export interface CallEvent {
  readonly senderFrame: Frame | null;
  readonly sender: { readonly id: number; readonly mainFrame: Frame; getType(): string };
}

export interface Gate {
  origin: string;
  /** Overrides the page's origin for a role's windows. */
  origins?: Partial<Record<WindowRole, string>>;
  roleOf(contents: number): WindowRole | null;
}

/** Rejected calls since the start, by reason; every count should stay 0. */
export const refusals = new Map<IpcErrorReason, number>();

/** The only place that registers with `ipcMain`: checks every caller and input before a handler runs. */
export function answer(handlers: Handlers, gate: Gate): void {
  for (const name of Object.keys(channels) as ChannelName[]) {
    ipcMain.handle(name, (event, input: unknown) => respond(name, event, input, { handlers, gate }));
  }
}

/** Removes electron-store's own channel, which would answer any window. */
export const closeForeignChannels = (): void => {
  ipcMain.removeAllListeners('electron-store-get-data');
};

/** Answers one call of a window; every failure becomes an IpcError. */
export async function respond<N extends ChannelName>(
  name: N,
  event: CallEvent,
  raw: unknown,
  { handlers, gate }: { handlers: Handlers; gate: Gate },
): Promise<ChannelOutput<N>> {
  const refusalReason = refusalReasonOf(event, gate, channels[name].roles);
  if (refusalReason) throw countRefusal(name, refusalReason);
  const input = channels[name].input.safeParse(raw);
  if (!input.success) throw countRefusal(name, 'input');
  try {
    // `name`'s own schema has just parsed it; TypeScript infers only the union of all channels.
    const handler = handlers[name] as (input: unknown, caller: number) => unknown;
    return channels[name].output.parse(await handler(input.data, event.sender.id)) as ChannelOutput<N>;
  } catch (error) {
    // The window learns that it failed, not why.
    logWarning(`${name} failed: ${errorMessage(error)}`);
    throw countRefusal(name, 'failed');
  }
}

function refusalReasonOf(event: CallEvent, gate: Gate, roles: readonly WindowRole[]): IpcErrorReason | null {
  // Null once the frame has navigated; a destroyed frame throws when its properties are read.
  const frame = event.senderFrame;
  if (frame === null || isGone(frame)) return 'frame';
  if (frame !== event.sender.mainFrame) return 'subframe';
  if (event.sender.getType() !== 'window') return 'window';
  const role = gate.roleOf(event.sender.id);
  const roleOrigin = role === null ? undefined : gate.origins?.[role];
  if (originOf(frame.origin) !== (roleOrigin ?? gate.origin)) return 'origin';
  return role !== null && roles.includes(role) ? null : 'role';
}

function isGone(frame: Frame): boolean {
  try {
    return frame.isDestroyed() || typeof frame.origin !== 'string';
  } catch {
    return true;
  }
}

function countRefusal(channel: ChannelName, reason: IpcErrorReason): IpcError {
  refusals.set(reason, (refusals.get(reason) ?? 0) + 1);
  return new IpcError(channel, reason);
}
