/** Calls back once after `ms` milliseconds; returns a function that cancels it. */
export function startTimer(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}
