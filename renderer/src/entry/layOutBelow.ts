import { idle } from '../platform/idle.ts';

/**
 * A page that has just come lays out what stands far below its first view (`data-below`) when somebody comes near it
 * (`theme/reset.css`). It is laid out here part by part while the browser has nothing else to do, so that from then on
 * every height is the real one.
 */
export async function layOutBelow({ documentElement }: Document): Promise<void> {
  const nextPart = (): Element | null => documentElement.querySelector('[data-below]');
  for (let part = nextPart(); part && 'arriving' in documentElement.dataset; part = nextPart()) {
    // In an idle time between two frames several parts would become one layout.
    await new Promise(requestAnimationFrame);
    await idle();
    part.removeAttribute('data-below');
  }
  delete documentElement.dataset['arriving'];
}
