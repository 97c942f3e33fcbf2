import { converter, formatHex, type Oklch, toGamut, wcagContrast } from 'culori';
import { z } from 'zod/mini';

const oklch = converter('oklch');
const inGamut = toGamut('rgb', 'oklch');

/** The store's own ramp (`renderer/src/theme/themes.ts`): step 80 is the button, 110 and up serve the dark theme. */
const COLOURS =
  '#021318 #07212a #09323f #093f50 #094d62 #085a73 #0a6680 #0b6e8a #227f9b #3a91ac #54a3bd #6fb5cd #8bc6da #a8d6e6 #c5e6f0 #e3f4f9';
const STEPS = COLOURS.split(' ');
const BUTTON = 7;
/** Links and headings of the dark theme. */
const DARK_TEXT = 11;
const WHITE = '#ffffff';
/** The darkest light ground, and the lightest dark one, on which the colour is written. */
const LIGHT_GROUND = '#eef2f4';
const DARK_GROUND = '#292929';
/** WCAG 2.2, level AA, for text. */
const CONTRAST = 4.5;

const HEX = /^#[\da-f]{6}$/i;

/** The main colour: buttons in it have white text, and links are written in it. */
const Brand = z.string('must be a colour').check(
  z.regex(HEX, 'must be a colour such as #0b6e8a'),
  z.superRefine((colour, context) => {
    if (!HEX.test(colour) || isReadable(colour)) return;
    const contrast = Math.min(wcagContrast(colour, WHITE), wcagContrast(colour, LIGHT_GROUND)).toFixed(1);
    context.addIssue({
      code: 'custom',
      message: `is too light: as text on the page’s grey it has a contrast of ${contrast}, and must have ${CONTRAST}. Its nearest colour that can be read is ${darkened(colour)}`,
    });
  }),
);

export const ColourSettings = z.strictObject({ brand: Brand });

const isReadable = (colour: string): boolean => wcagContrast(colour, LIGHT_GROUND) >= CONTRAST;

/** The same hue, as dark as it must be. */
function darkened(colour: string): string {
  const { h = 0, c, l } = oklch(colour)!;
  for (let light = l; light > 0; light -= 0.005) {
    const darker = hexOf({ mode: 'oklch', l: light, c, h });
    if (isReadable(darker)) return darker;
  }
  return '#000000';
}

/** The sixteen steps of a colour from dark to light, as `--brand10` to `--brand160` of the theme. */
export function brandRamp(colour: string): string[] {
  const own = oklch(colour)!;
  const button = oklch('#0b6e8a')!;
  return STEPS.map((step, index) => {
    if (index === BUTTON) return colour.toLowerCase();
    const { l, c } = oklch(step)!;
    // Darker and lighter steps keep their distance from black and from white.
    const light = index < BUTTON ? (l * own.l) / button.l : 1 - ((1 - l) * (1 - own.l)) / (1 - button.l);
    return legible({ mode: 'oklch', l: light, c: (c * own.c) / button.c, h: own.h ?? 0 }, index);
  });
}

/** Lightens the steps that the dark theme writes in until they can be read. */
function legible(step: Oklch, index: number): string {
  if (index < DARK_TEXT) return hexOf(step);
  let { l } = step;
  while (l < 1 && wcagContrast(hexOf({ ...step, l }), DARK_GROUND) < CONTRAST) l += 0.005;
  return hexOf({ ...step, l });
}

const hexOf = (colour: Oklch): string => formatHex(inGamut(colour));
