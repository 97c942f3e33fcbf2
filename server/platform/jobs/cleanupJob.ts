import type { FastifyInstance } from 'fastify';

const EVERY_MS = 10 * 60_000;

/** Something with expired rows to delete. */
export interface Sweepable {
  sweep(): Promise<void>;
}

/** Deletes expired rows at intervals while the server runs. Several instances may do so at once. */
export function startCleanupJob(app: FastifyInstance, all: readonly Sweepable[]): void {
  const sweep = async (): Promise<void> => {
    const results = await Promise.allSettled(all.map((one) => one.sweep()));
    for (const result of results)
      if (result.status === 'rejected') app.log.warn({ err: result.reason }, 'deleting expired rows failed');
  };
  const timer = setInterval(() => void sweep(), EVERY_MS);
  timer.unref();
  app.addHook('onClose', () => clearInterval(timer));
}
