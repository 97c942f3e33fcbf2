/** Runs `work` for each item in turn, and collects the errors instead of stopping at the first. */
export async function collectFailures<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<unknown[]> {
  const failures: unknown[] = [];
  for (const one of all) await work(one).catch((error: unknown) => failures.push(error));
  return failures;
}
