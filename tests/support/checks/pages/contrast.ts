import type { Page } from '@playwright/test';

/**
 * Returns texts with too little contrast to their background (WCAG 1.4.3: 4.5 to 1, for large text 3 to 1), by the
 * colours of the enclosing elements. Faster than axe, for the second theme of a page that axe has checked in the first;
 * only axe also detects elements that overlap without enclosing.
 */
export const contrastFaults = (page: Page): Promise<string[]> => page.evaluate(readContrasts);

/** Runs in the page. */
function readContrasts(): string[] {
  type Colour = [red: number, green: number, blue: number, alpha: number];
  // A transition may begin at any time, as when a button becomes enabled: only its last colours count.
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
  const known = new Map<string, Colour>();
  const colourOf = (css: string): Colour => {
    const before = known.get(css);
    if (before) return before;
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = css;
    pen.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data;
    const colour: Colour = [red, green, blue, alpha / 255];
    known.set(css, colour);
    return colour;
  };
  const over = ([red, green, blue, alpha]: Colour, below: Colour): Colour => [
    red * alpha + below[0] * (1 - alpha),
    green * alpha + below[1] * (1 - alpha),
    blue * alpha + below[2] * (1 - alpha),
    1,
  ];
  const luminance = (colour: Colour): number => {
    const [red, green, blue] = colour.slice(0, 3).map((value) => {
      const part = value / 255;
      return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
  };
  /** An element's background colour; null for a picture. */
  const ground = (element: Element | null): Colour | null => {
    if (!element) return colourOf('Canvas');
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    if (backgroundImage !== 'none') return null;
    const own = colourOf(backgroundColor);
    if (own[3] === 1) return own;
    const below = ground(element.parentElement);
    return below && over(own, below);
  };
  const isIdle = (element: Element): boolean =>
    element.closest(':disabled, [aria-disabled=true], [aria-hidden=true], script, style, noscript, svg') !== null;
  const faults: string[] = [];
  for (const element of document.body.querySelectorAll('*')) {
    const text = [...element.childNodes].find((node) => node.nodeType === 3 && /\S/.test(node.nodeValue ?? ''));
    if (!text || isIdle(element) || !element.checkVisibility({ opacityProperty: true })) continue;
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const below = ground(element);
    if (!below) continue;
    const [light, dark] = [luminance(over(colourOf(color), below)), luminance(below)].toSorted((a, b) => b - a);
    const ratio = (light! + 0.05) / (dark! + 0.05);
    const size = parseFloat(fontSize);
    const least = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5;
    if (ratio < least) faults.push(`${ratio.toFixed(2)} : 1 for “${text.nodeValue!.trim().slice(0, 40)}”`);
  }
  return faults;
}
