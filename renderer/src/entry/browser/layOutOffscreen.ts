import { idle } from '../../platform/idle.ts';

/** What one go may take, in ms: half of a frame. */
const GO_MS = 8;

/**
 * A page that has just come lays out the products outside its first view (`data-below`) when somebody comes near them
 * (`theme/reset.css`). They are laid out here while the browser has nothing else to do, a few at a time, so that from
 * then on every height is the real one.
 */
export async function layOutOffscreen({ documentElement }: Document): Promise<void> {
  let end = 0;
  for (const part of documentElement.querySelectorAll('[data-below]')) {
    if (performance.now() >= end) {
      // In an idle time between two frames several goes would become one.
      await new Promise(requestAnimationFrame);
      await idle();
      end = performance.now() + GO_MS;
    }
    part.removeAttribute('data-below');
    // Asked for its place it is laid out now, so that what it takes is seen before the next one.
    part.getBoundingClientRect();
  }
  delete documentElement.dataset['arriving'];
}
