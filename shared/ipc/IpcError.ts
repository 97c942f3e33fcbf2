/** Why main refused a call of a window. The first six are checked in this order. */
export const IPC_ERROR_REASONS = ['frame', 'subframe', 'window', 'origin', 'role', 'input', 'failed'] as const;
export type IpcErrorReason = (typeof IPC_ERROR_REASONS)[number];

/**
 * A refused IPC call. Electron passes only an error's message to the window, so the message encodes the reason;
 * `IpcError.from` decodes it.
 */
export class IpcError extends Error {
  override name = 'IpcError';
  readonly channel: string;
  readonly reason: IpcErrorReason;

  constructor(channel: string, reason: IpcErrorReason) {
    super(`[ipc ${channel} ${reason}]`);
    this.channel = channel;
    this.reason = reason;
  }

  static from(error: unknown): IpcError | null {
    const [, channel, reason] = /\[ipc (\S+) (\w+)\]/.exec(error instanceof Error ? error.message : '') ?? [];
    const ipcReason = IPC_ERROR_REASONS.find((each) => each === reason);
    return channel && ipcReason ? new IpcError(channel, ipcReason) : null;
  }
}
