const REPEAT_MS = 1_000;

/**
 * Calls `handler` on a signal. A terminal signals the whole process group, and npm forwards signals, too: repeats within a
 * moment are ignored. A later repeat means that the operator does not want to wait.
 */
export function onSignal(signal: NodeJS.Signals, handler: () => void): void {
  process.once(signal, () => {
    const ignore = (): void => undefined;
    process.on(signal, ignore);
    setTimeout(() => process.off(signal, ignore), REPEAT_MS).unref();
    handler();
  });
}
