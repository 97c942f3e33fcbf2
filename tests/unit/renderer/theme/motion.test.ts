import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const RESET = readFileSync(new URL('../../../../renderer/src/theme/reset.css', import.meta.url), 'utf8');
/** The declarations for visitors who want less motion. */
const calm = /prefers-reduced-motion: reduce\)[^{]*\{[^{]*\{([^}]*)\}/.exec(RESET)?.[1] ?? '';

// An animation that goes on for ever and takes no time flickers with each frame.
it.each([
  'animation-duration: 0.01ms !important',
  'animation-iteration-count: 1 !important',
  'transition-duration: 0.01ms !important',
])('with less motion every animation ends at once: %s', (declaration) => {
  expect(calm.split(';').map((each) => each.trim())).toContain(declaration);
});
