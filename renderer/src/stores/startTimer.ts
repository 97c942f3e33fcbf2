/** Calls back once after so many milliseconds; answers a function that calls it off. */
export function startTimer(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}
