/** The time that a person needs to take a code and scan it. */
const WAIT_MS = 20_000;
/** The gap that ends a scan: a scanner is quicker between two characters. */
const GAP_MS = 100;
const LEAST = 4;

/** Resolves to the next scan; null when none comes in time. The disposer ends the wait. */
export function listenToScanner(signal: AbortSignal): Promise<string | null> {
  const { promise, resolve } = Promise.withResolvers<string | null>();
  let [read, last] = ['', 0];
  let quiet = setTimeout(() => resolve(null), WAIT_MS);
  const endScan = (): void => {
    if (read.length >= LEAST) resolve(read);
    read = '';
  };
  const handleKey = (event: KeyboardEvent): void => {
    const { key, timeStamp } = event;
    // A scan must not press the focused button.
    event.preventDefault();
    event.stopPropagation();
    if (key === 'Enter' || key === 'Tab') return endScan();
    if (key.length !== 1) return;
    read = timeStamp - last <= GAP_MS ? read + key : key;
    last = timeStamp;
    clearTimeout(quiet);
    quiet = setTimeout(() => {
      endScan();
      quiet = setTimeout(() => resolve(null), WAIT_MS);
    }, GAP_MS);
  };
  document.addEventListener('keydown', handleKey, true);
  signal.addEventListener('abort', () => resolve(null));
  return promise.finally(() => {
    clearTimeout(quiet);
    document.removeEventListener('keydown', handleKey, true);
  });
}
