import { copyFile, mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { DAY_MS } from '../platform/clock/durations.ts';
import { writeFileAtomic } from '../platform/files/writeFileAtomic.ts';

/** Longer than anybody keeps a page open; the service worker caches its own files. */
const RETENTION_MS = 30 * DAY_MS;
const NAME = /^[\w-][\w.-]*$/;

/** Returns the folder with the assets of all versions; null if none are retained. */
export const retainedAssetsFolder = (dataDir: string): string | null =>
  dataDir.startsWith('memory://') ? null : join(dataDir, 'assets');

/**
 * Copies this version's assets beside those of other versions. During a rolling update, a page of one instance may
 * request its assets from another one; open pages keep working, too.
 */
export async function retainAssets(own: string, retained: string, now = Date.now()): Promise<void> {
  await mkdir(retained, { recursive: true });
  for (const name of await readdir(own)) {
    const target = join(retained, name);
    // Write atomically, as another instance may read the file.
    if (!(await stat(target).catch(() => null)))
      await writeFileAtomic(target, (aside) => copyFile(join(own, name), aside));
    await utimes(target, now / 1_000, now / 1_000);
  }
  for (const name of await readdir(retained)) {
    const file = join(retained, name);
    const status = await stat(file).catch(() => null);
    if (status && now - status.mtimeMs > RETENTION_MS) await rm(file, { force: true });
  }
}

/** Serves assets of other versions; this version's routes take precedence. */
export function retainedAssetRoute(app: FastifyInstance, retained: string): void {
  app.get<{ Params: { name: string } }>('/assets/:name', (request, reply) =>
    NAME.test(request.params.name) ? reply.sendFile(request.params.name, retained) : reply.code(404).send(),
  );
}
