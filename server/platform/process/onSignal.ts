const ECHO_MS = 1_000;

/**
 * Goes when the process is told to. A terminal tells the whole group, and npm and `npm start` pass on what they hear: what
 * comes more than once within a moment is meant once. Who says it again later does not want to wait.
 */
export function onSignal(signal: NodeJS.Signals, go: () => void): void {
  process.once(signal, () => {
    const echo = (): void => undefined;
    process.on(signal, echo);
    setTimeout(() => process.off(signal, echo), ECHO_MS).unref();
    go();
  });
}
