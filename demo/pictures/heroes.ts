import { darken, lighten, mix } from './colour.ts';
import { placeAt, draw, WARM } from './storeLook.ts';
import { C, castor, defsOf, E, L, lit, P, R, shadow, tube } from './studio.ts';
import { svg } from './views.ts';

/** Removes the floor shadow of a drawing that does not stand on the floor. */
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
/** Scenes keep their left third calm, as text is placed there. */
const scenes: Readonly<Record<string, Scene>> = {
  '1': () =>
    room('#0b6e8a') +
    placeAt(610, 44, 1.4, draw('cart-ultrasound', { look: 1, accent: WARM })) +
    placeAt(930, 250, 0.86, draw('convex-probes', { look: 2 })) +
    placeAt(480, 310, 0.7, draw('linear-probes', { look: 0, accent: WARM })),
  '2': () =>
    room('#14586f') +
    placeAt(640, -30, 1.05, hanging(draw('or-lights', { type: 1, look: 1, accent: WARM }))) +
    placeAt(560, 200, 1.1, draw('or-tables', { look: 2, accent: '#2b8aa3' })) +
    trolley(1016, 432) +
    placeAt(990, 210, 0.68, draw('electrosurgical-units', { look: 1 })),
  '3': () =>
    room('#0d5c6b') +
    placeAt(600, 130, 1.14, draw('patient-monitors', { type: 1, look: 5, accent: WARM })) +
    pole(1156, 120) +
    placeAt(930, 70, 0.7, hanging(draw('infusion-pumps', { look: 1 }))) +
    placeAt(960, 340, 0.68, draw('defibrillators', { look: 0, accent: WARM })) +
    placeAt(450, 360, 0.58, draw('spo2-sensors', { look: 2, accent: '#2b8aa3' })),
  '4': () =>
    room('#31546b') +
    placeAt(580, 20, 1.34, draw('c-arms', { look: 1, accent: WARM })) +
    placeAt(980, 260, 0.8, draw('medical-displays', { look: 0 })) +
    placeAt(470, 380, 0.52, draw('flat-panel-detectors', { look: 2, accent: '#2b8aa3' })),
  '5': () =>
    room('#0b7a75') +
    placeAt(640, 150, 1.02, draw('gloves', { look: 1 })) +
    placeAt(900, 200, 0.9, draw('ultrasound-gel', { look: 2, accent: WARM })) +
    placeAt(466, 330, 0.62, draw('masks', { look: 1, accent: '#2b8aa3' })) +
    placeAt(1030, 340, 0.6, draw('wipes', { look: 0 })),
  '6': () =>
    room('#14586f') +
    placeAt(540, 130, 1.05, draw('convex-probes', { look: 1, accent: WARM })) +
    placeAt(760, 170, 0.98, draw('linear-probes', { look: 2, accent: '#2b8aa3' })) +
    placeAt(960, 220, 0.9, draw('endocavity-probes', { look: 0 })),
  '7': () =>
    room('#0b6e8a') +
    placeAt(640, 20, 1.46, draw('cart-ultrasound', { look: 1, accent: WARM })) +
    placeAt(416, 272, 0.82, draw('patient-monitors', { type: 1, look: 5, accent: '#2b8aa3' })) +
    placeAt(950, 300, 0.74, draw('convex-probes', { look: 2 })),
};
export const HERO_NAMES = Object.keys(scenes);

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

/** Draws a hero picture as SVG, twice as wide as high; null for an unknown name. */
export function heroScene(name: string, width: number): string | null {
  const body = Object.hasOwn(scenes, name) ? scenes[name]?.() : null;
  return body ? svg(width, width / 2, '0 0 1280 640', defsOf(body) + body) : null;
}
