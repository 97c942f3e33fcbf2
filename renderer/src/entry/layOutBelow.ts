import { idle } from '../platform/idle.ts';

/** What one go may take, in ms: half of a frame. */
const GO_MS = 8;

/**
 * A page that has just come lays out the products outside its first view (`data-below`) when somebody comes near them
 * (`theme/reset.css`). They are laid out here while the browser has nothing else to do, a few at a time, so that from
 * then on every height is the real one.
 */
export async function layOutBelow({ documentElement }: Document): Promise<void> {
  const nextPart = (): Element | null => documentElement.querySelector('[data-below]');
  for (let part = nextPart(); part && 'arriving' in documentElement.dataset;) {
    // In an idle time between two frames several goes would become one.
    await new Promise(requestAnimationFrame);
    await idle();
    const end = performance.now() + GO_MS;
    do {
      part.removeAttribute('data-below');
      // Asked for its place it is laid out now, so that what it takes is seen before the next one.
      part.getBoundingClientRect();
      part = nextPart();
    } while (part && performance.now() < end);
  }
  delete documentElement.dataset['arriving'];
}
