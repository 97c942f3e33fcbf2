// A stroke font on a grid of 4 by 6, so that machines without installed fonts draw the same picture.
const GLYPHS: Record<string, string> = {
  A: 'M0 6L2 0L4 6M.8 4H3.2',
  B: 'M0 0V6H2.5C4.5 6 4.5 3 2.5 3H0M2.3 3C4 3 4 0 2.3 0H0',
  C: 'M4 1C3 -.5 0 -.5 0 3C0 6.5 3 6.5 4 5',
  D: 'M0 0V6H1.5C4.8 6 4.8 0 1.5 0Z',
  E: 'M3.6 0H0V6H3.6M0 3H3',
  F: 'M3.6 0H0V6M0 3H3',
  G: 'M4 1C3 -.5 0 -.5 0 3C0 6.5 4 6.5 4 4V3.2H2.4',
  H: 'M0 0V6M4 0V6M0 3H4',
  I: 'M2 0V6',
  J: 'M3.4 0V4.4C3.4 6.4 .2 6.4 .2 4.4',
  K: 'M0 0V6M4 0L0 3.6M1.4 2.4L4 6',
  L: 'M0 0V6H3.6',
  M: 'M0 6V0L2 3.6L4 0V6',
  N: 'M0 6V0L4 6V0',
  O: 'M2 0C-.6 0 -.6 6 2 6C4.6 6 4.6 0 2 0Z',
  P: 'M0 6V0H2.4C4.6 0 4.6 3.4 2.4 3.4H0',
  Q: 'M2 0C-.6 0 -.6 6 2 6C4.6 6 4.6 0 2 0ZM2.6 4.4L4.2 6.4',
  R: 'M0 6V0H2.4C4.6 0 4.6 3.2 2.4 3.2H0M2.2 3.2L4 6',
  S: 'M3.8 .9C3 -.4 .2 -.4 .2 1.5C.2 3.4 3.8 2.6 3.8 4.5C3.8 6.4 .8 6.4 .1 5',
  T: 'M0 0H4M2 0V6',
  U: 'M0 0V4C0 6.7 4 6.7 4 4V0',
  V: 'M0 0L2 6L4 0',
  W: 'M0 0L1 6L2 2L3 6L4 0',
  X: 'M0 0L4 6M4 0L0 6',
  Y: 'M0 0L2 3L4 0M2 3V6',
  Z: 'M0 0H4L0 6H4',
  0: 'M2 0C-.4 0 -.4 6 2 6C4.4 6 4.4 0 2 0Z',
  1: 'M.8 1.2L2.2 0V6',
  2: 'M.2 1.5C.2 -.5 3.8 -.5 3.8 1.6C3.8 3.2 .2 4.6 .2 6H3.9',
  3: 'M.3 .8C1.2 -.5 3.7 -.2 3.7 1.5C3.7 2.9 2 3 1.6 3C2 3 3.9 3 3.9 4.5C3.9 6.4 1 6.4 .1 5.2',
  4: 'M3 6V0L0 4.2H4',
  5: 'M3.6 0H.7L.4 2.7C1.4 2 3.9 2.2 3.9 4.1C3.9 6.4 .9 6.4 .1 5.2',
  6: 'M3.4 .4C1.2 .6 .1 2.4 .1 4.2C.1 6.6 3.9 6.6 3.9 4.2C3.9 2.2 1 2.1 .2 3.8',
  7: 'M.1 0H3.9L1.5 6',
  8: 'M2 2.9C.2 2.9 .2 0 2 0C3.8 0 3.8 2.9 2 2.9C-.5 2.9 -.5 6 2 6C4.5 6 4.5 2.9 2 2.9',
  9: 'M.6 5.6C2.8 5.4 3.9 3.6 3.9 1.8C3.9 -.6 .1 -.6 .1 1.8C.1 3.8 3 3.9 3.8 2.2',
  '.': 'M1.9 5.8V6',
  '-': 'M.8 3.2H3.2',
  '/': 'M.4 6L3.6 0',
  '%': 'M3.6 0L.4 6M.8 .4V1.2M3.2 4.8V5.6',
  ':': 'M2 2V2.2M2 4.8V5',
  x: 'M.6 2.4L3.4 5.6M3.4 2.4L.6 5.6',
  m: 'M0 6V2.4M0 3.2C.6 2.2 2 2.2 2 3.4V6M2 3.2C2.6 2.2 4 2.2 4 3.4V6',
  c: 'M3.4 2.9C2.6 2 .4 2.2 .4 4.2C.4 6.2 2.6 6.4 3.4 5.5',
  i: 'M2 2.6V6M2 .9V1.1',
  n: 'M.4 6V2.4M.4 3.4C1 2 3.6 2 3.6 3.8V6',
};
const ADVANCE = 5.6;

// Narrow characters such as I and the point stand closer to their neighbours.
const slack = (char: string): number => (/[I.:1i]/.test(char) ? (char === '1' || char === 'i' ? 0.6 : 1.3) : 0);

/** Returns the width of a line of `strokeText`. */
export const textWidth = (text: string, size: number): number =>
  ((Array.from(text).reduce((sum, char) => sum + ADVANCE - slack(char) * 2, 0) - 1.6) * size) / 6;

/** Draws a line of text as strokes, from its upper left corner; `size` is the height of capitals. */
export function strokeText(text: string, x: number, y: number, size: number, colour: string, weight = 0.13): string {
  const scale = size / 6;
  let along = 0;
  const glyphs = Array.from(text, (char) => {
    const path = GLYPHS[char] ?? GLYPHS[char.toUpperCase()];
    const x0 = along - slack(char);
    along += ADVANCE - slack(char) * 2;
    return path ? `<path transform="translate(${x0.toFixed(1)} 0)" d="${path}"/>` : '';
  }).join('');
  return `<g transform="translate(${x} ${y}) scale(${scale.toFixed(3)})" fill="none" stroke="${colour}" stroke-width="${(weight * 6).toFixed(2)}" stroke-linecap="round" stroke-linejoin="round">${glyphs}</g>`;
}
