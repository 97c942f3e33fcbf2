import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchDesktop } from '../support/drivers/desktop/desktopApp.ts';
import startStore from '../support/servers/globalSetup.ts';
import { TEST_ORIGIN, TEST_SECRET } from '../support/servers/testStore.ts';

export interface StartFigures {
  starts: number;
  /** Main's first line to the window being made, and to its first paint: medians, in milliseconds. */
  window: number;
  paint: number;
  /** All processes of the client at rest, in megabytes. */
  megabytes: number;
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** Starts the built client several times against a store of its own; the first start, which fills caches, is left out. */
export async function startDesktop(starts: number): Promise<StartFigures> {
  const stop = await startStore();
  const profile = mkdtempSync(join(tmpdir(), 'medstore-bench-profile-'));
  const figures: { window: number; paint: number; megabytes: number }[] = [];
  try {
    for (let start = 0; start <= starts; start++) {
      const { app, close } = await launchDesktop({
        apiUrl: TEST_ORIGIN,
        secret: TEST_SECRET,
        profile,
        hasPictures: true,
      });
      const seen = await app.evaluate(({ app: client }) => {
        const at = Object.fromEntries(
          performance.getEntriesByType('mark').map(({ name, startTime }) => [name, startTime] as const),
        );
        const kilobytes = client.getAppMetrics().map(({ memory }) => memory.privateBytes ?? memory.workingSetSize);
        return { at, megabytes: kilobytes.reduce((sum, each) => sum + each, 0) / 1024 };
      });
      const since = (moment: string): number => (seen.at[moment] ?? Number.NaN) - (seen.at['start:entry'] ?? 0);
      if (start > 0)
        figures.push({ window: since('start:window'), paint: since('start:paint'), megabytes: seen.megabytes });
      await close();
    }
  } finally {
    await stop();
    rmSync(profile, { recursive: true, force: true });
  }
  return {
    starts,
    window: median(figures.map(({ window }) => window)),
    paint: median(figures.map(({ paint }) => paint)),
    megabytes: median(figures.map(({ megabytes }) => megabytes)),
  };
}
