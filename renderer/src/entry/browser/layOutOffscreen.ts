import { idle } from '../../platform/idle.ts';

/** The time that one slice may take, in ms: half of a frame. */
const GO_MS = 8;

/**
 * Parts below the first view (`data-below`) are laid out only when the visitor scrolls near them (`content-visibility`,
 * `theme/reset.css`). This lays them out while the browser is idle, a few at a time, so that every height is real from
 * then on.
 */
export async function layOutOffscreen({ documentElement }: Document): Promise<void> {
  let end = 0;
  for (const part of documentElement.querySelectorAll('[data-below]')) {
    if (performance.now() >= end) {
      // In one idle period between two frames, several slices would become one.
      await new Promise(requestAnimationFrame);
      await idle();
      end = performance.now() + GO_MS;
    }
    part.removeAttribute('data-below');
    // Reading its position forces layout now, so that its time is measured before the next one.
    part.getBoundingClientRect();
  }
  delete documentElement.dataset['arriving'];
}
