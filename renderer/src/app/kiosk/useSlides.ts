import { useEffect, useState } from 'react';
import type { PageConfig } from '../../../../shared/contracts/content.ts';
import { useStores } from '../../stores/context.ts';
import { type Slide, slidesOf } from './slides.ts';

/** How often a loop that could not be fetched is asked for again. */
const RETRY_MS = 30_000;

/** The pictures of the merchant's page in turn; none while they are not there, and the call to touch stands alone. */
export function useSlides(isRunning: boolean): { slide: Slide | null; turn: number; next: () => void } {
  const { kiosk } = useStores();
  const page = useAttractPage();
  const [turn, setTurn] = useState(0);
  const slides = page ? slidesOf(page) : [];
  const slide = slides[turn % Math.max(1, slides.length)] ?? null;
  const next = (): void => setTurn((before) => before + 1);
  const seconds = kiosk.view?.slideSeconds ?? 8;
  const isFilm = slide?.film != null;
  useEffect(() => {
    if (!isRunning || isFilm) return;
    const timer = setInterval(() => setTurn((before) => before + 1), seconds * 1_000);
    return () => clearInterval(timer);
  }, [isRunning, isFilm, seconds]);
  return { slide, turn, next };
}

function useAttractPage(): PageConfig | undefined {
  const { kiosk, reads } = useStores();
  const asked = kiosk.view?.attractPage ?? null;
  const pk = asked ?? reads.peek('readConfig', {})?.home_page_id ?? null;
  const page = pk === null ? undefined : reads.peek('readPageConfig', { pk });
  useEffect(() => {
    if (page) return;
    const ask = async (): Promise<void> => {
      const known = asked ?? (await reads.load('readConfig', {})).home_page_id;
      await reads.load('readPageConfig', { pk: known });
    };
    const tryAgain = (): void => void ask().catch(() => undefined); // the network is gone; it is asked for again
    tryAgain();
    const timer = setInterval(tryAgain, RETRY_MS);
    return () => clearInterval(timer);
  }, [asked, page, reads]);
  return page;
}
