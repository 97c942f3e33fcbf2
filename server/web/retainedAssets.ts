import { copyFile, mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { DAY_MS } from '../platform/clock/durations.ts';
import { writeFileAtomic } from '../platform/files/writeFileAtomic.ts';

/** Nobody has had a page open for longer, and the service worker keeps what it needs by itself. */
const KEPT_MS = 30 * DAY_MS;
const NAME = /^[\w-][\w.-]*$/;

/** Where the assets of all versions are that were served from this folder; null where nothing is kept. */
export const retainedAssetsFolder = (dataDir: string): string | null =>
  dataDir.startsWith('memory://') ? null : join(dataDir, 'assets');

/**
 * Lays the assets of this version beside those of the versions before and after it. While a shop is brought up to date one
 * instance after the other, a page of the one asks for its assets at the other; and a page that is open stays whole.
 */
export async function retainAssets(own: string, kept: string, now = Date.now()): Promise<void> {
  await mkdir(kept, { recursive: true });
  for (const name of await readdir(own)) {
    const there = join(kept, name);
    // Another instance may read it while it is written.
    if (!(await stat(there).catch(() => null)))
      await writeFileAtomic(there, (aside) => copyFile(join(own, name), aside));
    await utimes(there, now / 1_000, now / 1_000);
  }
  for (const name of await readdir(kept)) {
    const file = join(kept, name);
    const known = await stat(file).catch(() => null);
    if (known && now - known.mtimeMs > KEPT_MS) await rm(file, { force: true });
  }
}

/** Answers for assets of other versions; this one's have routes of their own, which come first. */
export function retainedAssetRoute(app: FastifyInstance, kept: string): void {
  app.get<{ Params: { name: string } }>('/assets/:name', (request, reply) =>
    NAME.test(request.params.name) ? reply.sendFile(request.params.name, kept) : reply.code(404).send(),
  );
}
