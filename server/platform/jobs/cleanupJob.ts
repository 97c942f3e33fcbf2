import type { FastifyInstance } from 'fastify';

const EVERY_MS = 10 * 60_000;

/** Something whose old rows nobody will ask for again. */
export interface Sweepable {
  sweep(): Promise<void>;
}

/** Sweeps now and then while the server runs; an instance more does no harm. */
export function startCleanupJob(app: FastifyInstance, all: readonly Sweepable[]): void {
  const sweep = async (): Promise<void> => {
    const results = await Promise.allSettled(all.map((one) => one.sweep()));
    for (const result of results)
      if (result.status === 'rejected') app.log.warn({ err: result.reason }, 'sweep failed');
  };
  const timer = setInterval(() => void sweep(), EVERY_MS);
  timer.unref();
  app.addHook('onClose', () => clearInterval(timer));
}
