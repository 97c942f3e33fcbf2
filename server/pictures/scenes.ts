import { branches, leafOf } from '../seed/taxonomy.ts';
import { brands } from '../seed/brands.ts';
import { darken, lighten, mix } from './colour.ts';
import { plates } from './drawings.ts';
import { strokeText, textWidth } from './strokes.ts';
import { backdrop, C, castor, defsOf, E, G, L, lit, P, R, shadow, tube, type Look } from './studio.ts';
import { svg } from './views.ts';

/** The store's own colours. */
export const STORE: Look = { body: '#f3f6f8', accent: '#0b6e8a', trim: '#2f4653', type: 0, look: 0 };
const WARM = '#f08a4b';

const draw = (key: string, look: Partial<Look> = {}): string => plates[key]?.draw({ ...STORE, ...look }) ?? '';
const at = (x: number, y: number, scale: number, drawing: string): string =>
  G(`translate(${x} ${y}) scale(${scale})`, drawing);

/** What a branch is shown by: two of its things, or the sign of a root. */
const ROOT_PAIRS: Record<string, readonly [string, string]> = {
  surgical: ['electrosurgical-units', 'scissors'],
  monitoring: ['patient-monitors', 'spo2-sensors'],
  ultrasound: ['cart-ultrasound', 'convex-probes'],
  radiology: ['c-arms', 'flat-panel-detectors'],
  consumables: ['gloves', 'ultrasound-gel'],
};

export function groupTile(key: string, size: number): string | null {
  const branch = branches.find((entry) => entry.key === key);
  const [first, second] = branch ? (ROOT_PAIRS[key] ?? branch.leaves) : [key];
  if (!first || !plates[first]) return null;
  const single = draw(first);
  const body = second ? at(158, 40, 0.56, draw(second, { look: 2, accent: WARM })) + at(6, 82, 0.74, single) : single;
  return svg(size, size, '0 0 400 400', defsOf(body) + backdrop(STORE.accent, leafOrBranchTint(key)) + body);
}

const leafOrBranchTint = (key: string): number => key.length % 4;

/** What hangs or stands on something else has no shadow of its own. */
const hanging = (drawing: string): string => drawing.replace(/<ellipse[^>]*url\(#shade\)[^>]*>/g, '');
const trolley = (x: number, y: number): string =>
  shadow(x + 110, y + 148, 130) +
  [14, 196].map((leg) => R(x + leg, y, 9, 138, 3, tube('#c3cbd2'))).join('') +
  [0, 78].map((shelf) => R(x, y + shelf, 220, 12, 4, lit('#e6ebee'))).join('') +
  [18, 201].map((wheel) => castor(x + wheel, y + 144, 9)).join('');
const pole = (x: number, y: number): string =>
  shadow(x + 4, 590, 70) +
  R(x, y, 8, 450, 3, tube('#c3cbd2')) +
  P(`M${x - 52} 582Q${x + 4} 556 ${x + 60} 582L${x + 66} 590H${x - 58}Z`, lit('#2f4653'));

type Scene = () => string;
/** The left third stays calm: words stand there. */
const scenes: Readonly<Record<string, Scene>> = {
  '1': () =>
    room('#0b6e8a') +
    at(610, 44, 1.4, draw('cart-ultrasound', { look: 1, accent: WARM })) +
    at(930, 250, 0.86, draw('convex-probes', { look: 2 })) +
    at(480, 310, 0.7, draw('linear-probes', { look: 0, accent: WARM })),
  '2': () =>
    room('#14586f') +
    at(640, -30, 1.05, hanging(draw('or-lights', { type: 1, look: 1, accent: WARM }))) +
    at(560, 200, 1.1, draw('or-tables', { look: 2, accent: '#2b8aa3' })) +
    trolley(1016, 432) +
    at(990, 210, 0.68, draw('electrosurgical-units', { look: 1 })),
  '3': () =>
    room('#0d5c6b') +
    at(600, 130, 1.14, draw('patient-monitors', { type: 1, look: 5, accent: WARM })) +
    pole(1156, 120) +
    at(930, 70, 0.7, hanging(draw('infusion-pumps', { look: 1 }))) +
    at(960, 340, 0.68, draw('defibrillators', { look: 0, accent: WARM })) +
    at(450, 360, 0.58, draw('spo2-sensors', { look: 2, accent: '#2b8aa3' })),
};

const room = (tint: string): string => {
  const wall = mix('#e9f2f5', tint, 0.1);
  return (
    `<defs><linearGradient id="room" x1="0" y1="0" x2="1" y2=".6"><stop offset="0" stop-color="${lighten(wall, 0.5)}"/><stop offset="1" stop-color="${mix(wall, tint, 0.16)}"/></linearGradient><linearGradient id="ground" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${mix(wall, tint, 0.12)}"/><stop offset="1" stop-color="${mix(wall, tint, 0.04)}"/></linearGradient></defs>` +
    R(0, 0, 1280, 640, 0, 'url(#room)') +
    R(0, 500, 1280, 140, 0, 'url(#ground)') +
    L('M0 500H1280', mix(wall, tint, 0.25), 1.5) +
    C(960, 250, 300, '#ffffff', 'opacity=".38"') +
    C(960, 250, 214, '#ffffff', 'opacity=".42"') +
    P('M0 0H360L120 640H0Z', '#ffffff', 'opacity=".28"') +
    E(930, 570, 360, 34, darken(tint, 0.2), 'opacity=".1"')
  );
};

export function heroScene(name: string, width: number): string | null {
  const body = scenes[name]?.();
  return body ? svg(width, width / 2, '0 0 1280 640', defsOf(body) + body) : null;
}

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

/** A maker's sign and name. */
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

// Marks without a ground of their own: their second tone stands on white.
const OPEN_MARKS = new Set([0, 6, 7]);

/** All keys of this file, for those who prepare or check them. */
export const sceneKeys = (): string[] => [
  ...branches.map(({ key }) => `group.${key}`),
  ...branches.flatMap(({ leaves }) => leaves.map((key) => `group.${leafOf(key).key}`)),
  ...brands.map(({ key }) => `brand.${key}`),
  ...Object.keys(scenes).map((name) => `hero.${name}`),
];
