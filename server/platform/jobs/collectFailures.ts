/** Does something for each, one after the other; what went wrong with some keeps it from none of the others. */
export async function collectFailures<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<unknown[]> {
  const failures: unknown[] = [];
  for (const one of all) await work(one).catch((error: unknown) => failures.push(error));
  return failures;
}
