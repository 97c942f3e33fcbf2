import { darken, lighten, mix } from './colour.ts';

/** Colours and variant of a drawing. */
export interface Look {
  body: string;
  accent: string;
  trim: string;
  /** Index of the leaf's type to draw. */
  type: number;
  /** 0 to 7: small details that distinguish a brand's models. */
  look: number;
}
export type Drawing = (look: Look) => string;

// A fill is named after its gradient; `defsOf` writes the definitions of those in use.
const fill = (kind: string) => (colour: string) => `url(#${kind}${colour.slice(1)})`;
/** Lit from the upper left. */
export const lit = fill('d');
/** Lit from above. */
export const top = fill('v');
/** An upright cylinder. */
export const tube = fill('h');
/** A horizontal cylinder. */
export const rod = fill('y');
/** A sphere. */
export const ball = fill('o');
/** A dark screen. */
export const GLASS = 'url(#glass)';

export const STEEL = '#c3cbd2';
export const DARK = '#2c343b';
export const RUBBER = '#474f57';

// Colours on device screens.
export const GREEN = '#4fd98a';
export const CYAN = '#45c8e8';
export const YELLOW = '#f2c94c';
export const RED = '#ff6b6b';

/** Further SVG attributes. */
type More = string;
const edge = (colour: string): string => `stroke="${darken(colour, 0.32)}" stroke-opacity=".55" stroke-width="1"`;

// The shapes of SVG by their initials: rectangle, circle, ellipse, path, line and group.
export const R = (x: number, y: number, w: number, h: number, r: number, paint: string, more: More = ''): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${paint}" ${more}/>`;
export const C = (x: number, y: number, r: number, paint: string, more: More = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${paint}" ${more}/>`;
export const E = (x: number, y: number, rx: number, ry: number, paint: string, more: More = ''): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${paint}" ${more}/>`;
export const P = (d: string, paint: string, more: More = ''): string => `<path d="${d}" fill="${paint}" ${more}/>`;
export const L = (d: string, colour: string, width: number, more: More = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
export const G = (transform: string, ...parts: string[]): string => `<g transform="${transform}">${parts.join('')}</g>`;

/** A housing: lit, edged, with a sheen along its upper rim. */
export const box = (x: number, y: number, w: number, h: number, r: number, colour: string): string =>
  R(x, y, w, h, r, lit(colour), edge(colour)) +
  R(x + r * 0.6, y + 2, w - r * 1.2, Math.min(5, h * 0.12), Math.min(2.5, r), '#ffffff', 'opacity=".5"');
/** A free shape with the same light and edge. */
export const shape = (d: string, colour: string, paint: (colour: string) => string = lit): string =>
  P(d, paint(colour), edge(colour));

/** A cable or hose: dark rim, body and a thin highlight. */
export function cable(d: string, colour: string, width: number): string {
  return (
    L(d, darken(colour, 0.35), width, 'class="rim"') +
    L(d, colour, width * 0.72, 'class="core"') +
    L(d, lighten(colour, 0.45), width * 0.2, `opacity=".7" transform="translate(${-width * 0.12} ${-width * 0.14})"`)
  );
}

/** The shadow on the floor below a thing. */
export const shadow = (x: number, y: number, rx: number, ry = rx * 0.13): string => E(x, y, rx, ry, 'url(#shade)');

/** A screen with its bezel; `content` is drawn within 0 0 w h. */
export function screen(x: number, y: number, w: number, h: number, content: string, bezel = DARK): string {
  const rim = Math.min(7, w * 0.05);
  return (
    R(x - rim, y - rim, w + rim * 2, h + rim * 2, rim, bezel) +
    R(x, y, w, h, 2, GLASS) +
    G(`translate(${x} ${y})`, content) +
    P(`M${x} ${y}H${x + w * 0.42}L${x + w * 0.2} ${y + h}H${x}Z`, '#ffffff', 'opacity=".06"')
  );
}

/** An ECG curve of repeated beats over the width `w`. */
export function heartbeat(
  x: number,
  y: number,
  w: number,
  h: number,
  beats: number,
  colour: string,
  width = 1.8,
): string {
  const step = w / beats;
  const beat = `h${(step * 0.24).toFixed(1)}q${(step * 0.06).toFixed(1)} ${-h * 0.16} ${(step * 0.12).toFixed(1)} 0h${(step * 0.08).toFixed(1)}l${(step * 0.04).toFixed(1)} ${h * 0.1}l${(step * 0.06).toFixed(1)} ${-h * 0.8}l${(step * 0.06).toFixed(1)} ${h}l${(step * 0.04).toFixed(1)} ${-h * 0.3}h${(step * 0.1).toFixed(1)}q${(step * 0.1).toFixed(1)} ${-h * 0.26} ${(step * 0.2).toFixed(1)} 0`;
  return L(`M${x} ${y}${Array.from({ length: beats }, () => beat).join('')}`, colour, width);
}

/** A pressure or flow wave on a screen. */
export function ripple(x: number, y: number, w: number, h: number, waves: number, colour: string, width = 1.8): string {
  const step = w / waves;
  const wave = `c${step * 0.15} 0 ${step * 0.18} ${-h} ${step * 0.34} ${-h}c${step * 0.2} 0 ${step * 0.2} ${h * 0.5} ${step * 0.32} ${h * 0.55}c${step * 0.16} ${h * 0.05} ${step * 0.2} ${h * 0.45} ${step * 0.34} ${h * 0.45}`;
  return L(`M${x} ${y}${Array.from({ length: waves }, () => wave).join('')}`, colour, width);
}

/** A turning knob with its mark at the top. */
export const knob = (x: number, y: number, r: number, colour: string): string =>
  C(x, y + 1.5, r + 1, '#10181f', 'opacity=".18"') +
  C(x, y, r, lit(colour), edge(colour)) +
  C(x, y, r * 0.62, ball(lighten(colour, 0.12))) +
  L(`M${x} ${y - r * 0.85}V${y - r * 0.5}`, '#ffffff', 1.6, 'opacity=".8"');

/** A slotted screw head. */
export const screw = (x: number, y: number, r = 2.6): string =>
  C(x, y, r, lit('#aeb7be')) + L(`M${x - r * 0.6} ${y}H${x + r * 0.6}`, '#6c757c', 0.8);

/** A small lamp that is on. */
export const led = (x: number, y: number, colour: string, r = 2.6): string =>
  C(x, y, r + 1.4, colour, 'opacity=".25"') +
  C(x, y, r, colour) +
  C(x - r * 0.3, y - r * 0.3, r * 0.35, '#ffffff', 'opacity=".8"');
/** A castor of a cart. */
export const castor = (x: number, y: number, r: number): string =>
  C(x, y, r, lit(DARK)) +
  C(x, y, r * 0.45, lit(STEEL)) +
  P(`M${x - r * 0.9} ${y - r * 0.7}a${r} ${r} 0 0 1 ${r * 1.8} 0l-${r * 0.4} -${r * 0.35}h-${r}z`, '#59636b');

const stops = (...list: [number, string][]): string =>
  list.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`).join('');
const linear = (id: string, to: string, body: string): string =>
  `<linearGradient id="${id}" ${to}>${body}</linearGradient>`;
const DEFS: Record<string, (id: string, colour: string) => string> = {
  d: (id, c) =>
    linear(id, 'x1="0" y1="0" x2=".75" y2="1"', stops([0, lighten(c, 0.42)], [0.45, c], [1, darken(c, 0.2)])),
  v: (id, c) => linear(id, 'x1="0" y1="0" x2="0" y2="1"', stops([0, lighten(c, 0.38)], [0.5, c], [1, darken(c, 0.22)])),
  h: (id, c) =>
    linear(
      id,
      'x1="0" y1="0" x2="1" y2="0"',
      stops(
        [0, darken(c, 0.22)],
        [0.14, c],
        [0.34, lighten(c, 0.62)],
        [0.58, c],
        [0.86, darken(c, 0.26)],
        [1, darken(c, 0.14)],
      ),
    ),
  y: (id, c) =>
    linear(
      id,
      'x1="0" y1="0" x2="0" y2="1"',
      stops(
        [0, darken(c, 0.1)],
        [0.12, c],
        [0.32, lighten(c, 0.65)],
        [0.58, c],
        [0.88, darken(c, 0.3)],
        [1, darken(c, 0.18)],
      ),
    ),
  o: (id, c) =>
    `<radialGradient id="${id}" cx=".36" cy=".3" r=".75">${stops([0, lighten(c, 0.6)], [0.45, c], [1, darken(c, 0.3)])}</radialGradient>`,
};

/** Returns the definitions of the gradients that a drawing uses. */
export function defsOf(drawing: string): string {
  const ids = new Set(Array.from(drawing.matchAll(/url\(#([dvhyo][0-9a-f]{6})\)/g), ([, id = '']) => id));
  const gradients = Array.from(ids, (id) => DEFS[id.slice(0, 1)]?.(id, `#${id.slice(1)}`) ?? '').join('');
  const glass = linear('glass', 'x1="0" y1="0" x2=".6" y2="1"', stops([0, '#1d2a35'], [1, '#0b1218']));
  const shade = `<radialGradient id="shade"><stop offset="0" stop-color="#1b2a36" stop-opacity=".34"/><stop offset=".6" stop-color="#1b2a36" stop-opacity=".13"/><stop offset="1" stop-color="#1b2a36" stop-opacity="0"/></radialGradient>`;
  return `<defs>${glass}${shade}${gradients}</defs>`;
}

/** The background: soft light on a faintly tinted wall, with a table in front of it. */
export function backdrop(tint: string, look: number): string {
  const wall = mix('#f4f7f9', tint, 0.035 + (look % 4) * 0.018);
  const floor = mix('#e7edf1', tint, 0.05 + (look % 4) * 0.02);
  return (
    `<defs><radialGradient id="wall" cx=".42" cy=".34" r=".8">${stops([0, '#ffffff'], [0.55, wall], [1, darken(wall, 0.05)])}</radialGradient>` +
    linear(
      'floor',
      'x1="0" y1="0" x2="0" y2="1"',
      `<stop offset="0" stop-color="${floor}" stop-opacity="0"/><stop offset="1" stop-color="${darken(floor, 0.06)}"/>`,
    ) +
    `</defs><rect x="-200" y="-200" width="800" height="800" fill="url(#wall)"/><rect x="-200" y="268" width="800" height="332" fill="url(#floor)"/>`
  );
}
