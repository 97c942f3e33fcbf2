/** Why main did not do what a window asked. The first six are checked in this order. */
export const REFUSALS = ['frame', 'subframe', 'window', 'origin', 'role', 'input', 'failed'] as const;
export type Refusal = (typeof REFUSALS)[number];

/**
 * A call over IPC that main refused. Electron carries nothing but an error's text from main to a window,
 * so the text is the type: `IpcRefused.from` reads it back on the other side.
 */
export class IpcRefused extends Error {
  override name = 'IpcRefused';
  readonly channel: string;
  readonly reason: Refusal;

  constructor(channel: string, reason: Refusal) {
    super(`[ipc ${channel} ${reason}]`);
    this.channel = channel;
    this.reason = reason;
  }

  static from(error: unknown): IpcRefused | null {
    const [, channel, reason] = /\[ipc (\S+) (\w+)\]/.exec(error instanceof Error ? error.message : '') ?? [];
    const known = REFUSALS.find((each) => each === reason);
    return channel && known ? new IpcRefused(channel, known) : null;
  }
}
