import type { ProductRecord } from '../../server/modules/catalogue/writing/records.ts';
import { PictureStore } from '../../server/modules/media/PictureStore.ts';
import { drawPicture } from '../pictures/drawPicture.ts';
import { sceneKeys } from '../pictures/scenes.ts';
import type { Settings } from '../../server/settings.ts';

// Widths that cards and tiles request on ordinary and high-density screens.
const WIDTHS = [320, 640] as const;
const AT_ONCE = 3;
const BUDGET_MS = 12_000;

/** Reports the current step and its progress from 0 to 1. */
export type Report = (step: string, share: number) => void;

/** Renders the pictures of the first pages in advance, within a time limit; others are rendered on demand. */
export async function prepareShowcase(
  { dataDir }: Settings,
  products: readonly ProductRecord[],
  report: Report,
): Promise<void> {
  const store = new PictureStore(dataDir, drawPicture);
  const keys = [...sceneKeys(), ...firstPictures(products)];
  const sizes = WIDTHS.flatMap((width) => keys.map((key) => ({ key, width })));
  const startedAt = performance.now();
  let next = 0;
  const draw = async (): Promise<void> => {
    for (let job = sizes[next++]; job && performance.now() - startedAt < BUDGET_MS; job = sizes[next++]) {
      await store.pictureFile(job.key, job.width, 'avif');
      report('Drawing pictures', next / sizes.length);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, draw));
  report('Drawing pictures', 1);
}

const FIRST_PAGES = 96;
/** Returns the pictures of the first pages of a wide list. */
const firstPictures = (products: readonly ProductRecord[]): string[] =>
  products
    .slice(0, FIRST_PAGES)
    .flatMap(({ pictures: [first] }) => first?.src.replace('/media/p/', '').replace('-{w}.{f}', '') ?? []);
