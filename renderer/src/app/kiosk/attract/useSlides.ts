import { useEffect, useMemo, useRef, useState } from 'react';
import type { PageConfig } from '../../../../../shared/contract/schemas/content.ts';
import { useStores } from '../../../stores/context.ts';
import { canLoadPicture, nextSlide, pictureOf, canPlayFilm } from './nextSlide.ts';
import { type Slide, slidesOf } from './slides.ts';

/** The interval of retries for a loop that could not be read. */
const RETRY_MS = 30_000;
/** The time for which a film that failed to play is skipped. */
const FILM_REST_MS = 10 * 60_000;

interface Shown {
  /** Null while none can be shown: the fallback slide is shown instead. */
  slide: Slide | null;
  /** Counts slides; the language changes with it. */
  turn: number;
  /** The film has ended. */
  isOver: boolean;
}

export interface Slides extends Pick<Shown, 'slide' | 'turn'> {
  filmOver: (wasPlayed: boolean) => void;
}

/** The slides of the merchant's page in turn. Each is shown once loaded, so that no frame is empty. */
export function useSlides(isRunning: boolean): Slides {
  const { kiosk } = useStores();
  const page = useAttractPage();
  const slides = useMemo(() => (page ? slidesOf(page) : []), [page]);
  const [shown, setShown] = useState<Shown>({ slide: null, turn: 0, isOver: false });
  const [next, searched] = [useRef(0), useRef<readonly Slide[]>([])];
  const resting = useRef(new Map<string, number>());
  const { slide, turn } = shown;
  const isPlaying = slide?.film != null && !shown.isOver;
  const seconds = kiosk.view?.slideSeconds ?? 8;

  useEffect(() => {
    if (!isRunning || isPlaying) return;
    let isOver = false;
    const goOn = async (): Promise<void> => {
      searched.current = slides;
      const nextShown = await nextSlide(slides, next.current, (each) => canShow(each, resting.current));
      if (isOver) return;
      next.current = nextShown ? nextShown.index + 1 : 0;
      setShown({ slide: nextShown?.slide ?? null, turn: turn + 1, isOver: false });
    };
    const isWaitedFor = searched.current !== slides || slide?.film != null;
    const timer = setTimeout(() => void goOn(), isWaitedFor ? 0 : seconds * 1_000);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isRunning, isPlaying, seconds, slides, slide, turn, next, searched]);

  const filmOver = (wasPlayed: boolean): void => {
    if (slide && !wasPlayed) resting.current.set(slide.key, performance.now());
    setShown({ ...shown, isOver: true });
  };
  return { slide, turn, filmOver };
}

async function canShow(slide: Slide, resting: ReadonlyMap<string, number>): Promise<boolean> {
  const restsSince = resting.get(slide.key) ?? -Infinity;
  if (slide.film !== null) return performance.now() - restsSince > FILM_REST_MS && canPlayFilm(slide.film);
  const src = pictureOf(slide);
  return src !== null && canLoadPicture(src);
}

function useAttractPage(): PageConfig | undefined {
  const { kiosk, queries } = useStores();
  const attractPage = kiosk.view?.attractPage ?? null;
  const pk = attractPage ?? queries.peek('readConfig', {})?.home_page_id ?? null;
  const page = pk === null ? undefined : queries.peek('readPageConfig', { pk });
  useEffect(() => {
    if (page) return;
    const ask = async (): Promise<void> => {
      const pageId = attractPage ?? (await queries.load('readConfig', {})).home_page_id;
      await queries.load('readPageConfig', { pk: pageId });
    };
    const tryAgain = (): void => void ask().catch(() => undefined); // the network is gone; it is retried
    tryAgain();
    const timer = setInterval(tryAgain, RETRY_MS);
    return () => clearInterval(timer);
  }, [attractPage, page, queries]);
  return page;
}
