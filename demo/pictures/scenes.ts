import { branches, leafOf } from '../seed/outline/taxonomy.ts';
import { brands } from '../seed/outline/brands.ts';
import { mix } from './colour.ts';
import { plates } from './drawings.ts';
import { HERO_NAMES } from './heroes.ts';
import { placeAt, draw, STORE, WARM } from './storeLook.ts';
import { strokeText, textWidth } from '../../server/modules/media/strokes.ts';
import { backdrop, C, defsOf, G, L, P, R } from './studio.ts';
import { svg } from './views.ts';

/** The two products that represent each root group. */
const ROOT_PAIRS: Record<string, readonly [string, string]> = {
  surgical: ['electrosurgical-units', 'scissors'],
  monitoring: ['patient-monitors', 'spo2-sensors'],
  ultrasound: ['cart-ultrasound', 'convex-probes'],
  radiology: ['c-arms', 'flat-panel-detectors'],
  consumables: ['gloves', 'ultrasound-gel'],
};

/** Draws the square picture of a group as SVG; null for an unknown key. */
export function groupTile(key: string, size: number): string | null {
  const branch = branches.find((entry) => entry.key === key);
  const [first, second] = branch ? (ROOT_PAIRS[key] ?? branch.leaves) : [key];
  if (!first || !Object.hasOwn(plates, first)) return null;
  const single = draw(first);
  const body = second
    ? placeAt(158, 40, 0.56, draw(second, { look: 2, accent: WARM })) + placeAt(6, 82, 0.74, single)
    : single;
  return svg(size, size, '0 0 400 400', defsOf(body) + backdrop(STORE.accent, leafOrBranchTint(key)) + body);
}

const leafOrBranchTint = (key: string): number => key.length % 4;

const MARKS: readonly ((c: string, t: string) => string)[] = [
  (c, t) => L('M0 34a34 34 0 0 1 68 0', c, 11) + L('M17 36a17 17 0 0 1 34 0', t, 9) + C(34, 40, 6, c),
  (c, t) => P('M34 0L66 18V54L34 72L2 54V18Z', c) + L('M18 44L30 26L40 46L50 30', t, 6),
  (c, t) => C(34, 36, 34, c) + L('M34 14V58M12 36H56', t, 9),
  (c, t) => P('M34 0L66 12V38Q64 62 34 74Q4 62 2 38V12Z', c) + L('M20 36l10 12 20 -24', t, 7),
  (c, t) => R(0, 4, 66, 66, 18, c) + L('M16 50Q33 6 50 50', t, 8),
  (c, t) => P('M0 66L34 4L68 66Z', c) + C(34, 48, 10, t),
  (c, t) => R(2, 34, 14, 34, 7, c) + R(26, 6, 14, 62, 7, t) + R(50, 22, 14, 46, 7, c),
  (c, t) => L('M4 40Q18 4 34 38T66 30', c, 11) + C(58, 58, 8, t),
];

/** Draws a brand's logo: mark and name. */
export function brandLogo(key: string, width: number): string | null {
  const brand = brands.find((entry) => entry.key === key);
  if (!brand) return null;
  const [, accent, trim] = brand.palette;
  const place = brands.indexOf(brand) % MARKS.length;
  const mark = MARKS[place]?.(accent, OPEN_MARKS.has(place) ? mix(accent, trim, 0.7) : '#ffffff') ?? '';
  const size = Math.min(58, (440 / textWidth(brand.name.toUpperCase(), 58)) * 58);
  const text = textWidth(brand.name.toUpperCase(), size);
  const left = (640 - (96 + text)) / 2;
  const body =
    `<rect width="640" height="240" fill="#ffffff"/>` +
    G(`translate(${left} 84)`, mark) +
    strokeText(brand.name.toUpperCase(), left + 96, 120 - size / 2, size, trim, 0.17);
  return svg(width, width * 0.375, '0 0 640 240', body);
}

// Marks without a background, whose second tone is on white.
const OPEN_MARKS = new Set([0, 6, 7]);

/** All keys of this file, for tools that render or check them. */
export const sceneKeys = (): string[] => [
  ...branches.map(({ key }) => `group.${key}`),
  ...branches.flatMap(({ leaves }) => leaves.map((key) => `group.${leafOf(key).key}`)),
  ...brands.map(({ key }) => `brand.${key}`),
  ...HERO_NAMES.map((name) => `hero.${name}`),
];
