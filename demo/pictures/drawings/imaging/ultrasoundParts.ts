import { darken, lighten } from '../../colour.ts';
import { strokeText } from '../../../../server/modules/media/strokes.ts';
import {
  box,
  C,
  cable,
  type Drawing,
  G,
  L,
  led,
  lit,
  P,
  R,
  RUBBER,
  screw,
  shadow,
  shape,
  STEEL,
} from '../../studio.ts';

const chip = (x: number, y: number, w: number, h: number): string =>
  R(x, y, w, h, 2, lit('#2b3138')) +
  C(x + 6, y + 6, 1.8, '#66717a') +
  L(`M${x + 10} ${y + h - 8}h${w * 0.4}`, '#6b757d', 1.4) +
  Array.from(
    { length: Math.floor(w / 7) },
    (_, index) => R(x + 3 + index * 7, y - 4, 3, 4, 0, STEEL) + R(x + 3 + index * 7, y + h, 3, 4, 0, STEEL),
  ).join('');

export const circuitBoard: Drawing = ({ accent, type, look }) => {
  const green = ['#1f6b4a', '#1d4f7c', '#22603f', '#5a2a35'][look % 4] ?? '#1f6b4a';
  const traces = Array.from({ length: 11 }, (_, index) =>
    L(
      `M${96 + index * 18} 118v${14 + ((index * 7 + look * 3) % 22)}l${index % 2 ? 10 : -8} 10v${30 + ((index * 13) % 50)}`,
      lighten(green, 0.3),
      1.4,
      'opacity=".7"',
    ),
  ).join('');
  const parts = Array.from({ length: 16 }, (_, index) =>
    R(
      92 + ((index * 53 + look * 17) % 200),
      118 + ((index * 37) % 150),
      9,
      5,
      1,
      lit(index % 3 ? '#c9b48a' : '#6b7780'),
    ),
  ).join('');
  const cans = [0, 1, 2]
    .map((index) => C(270, 140 + index * 26, 9, lit('#39424a')) + C(270, 138 + index * 26, 7, lit(STEEL)))
    .join('');
  return (
    shadow(200, 330, 160) +
    G(
      'translate(0 6) skewX(-4)',
      R(74, 92, 276, 200, 8, darken(green, 0.4), 'transform="translate(4 6)"') +
        R(74, 92, 276, 200, 8, lit(green)) +
        traces +
        parts +
        chip(118, 150, 62, 62) +
        (type % 2
          ? chip(200, 170, 48, 34) + chip(200, 226, 48, 30)
          : chip(198, 150, 40, 40) +
            R(196, 206, 60, 50, 3, lit(STEEL)) +
            [0, 1, 2, 3, 4].map((index) => L(`M${202 + index * 12} 208v46`, '#8d979f', 3)).join('')) +
        cans +
        R(96, 276, 224, 20, 2, lit('#d8dde1')) +
        Array.from({ length: 26 }, (_, index) => R(100 + index * 8.4, 284, 5, 12, 0, '#c9a64a')).join('') +
        R(316, 110, 26, 60, 2, lit('#e3e7ea')) +
        R(316, 182, 26, 40, 2, lit(accent)) +
        [
          [84, 102],
          [340, 102],
          [84, 282],
          [340, 282],
        ]
          .map(([x = 0, y = 0]) => C(x, y, 5, STEEL) + C(x, y, 2.6, '#26303a'))
          .join('') +
        strokeText(`REV ${'ABCDEFGH'[look] ?? 'A'}`, 120, 250, 9, '#e8eef0'),
    )
  );
};

export const powerSupply: Drawing = ({ accent, trim, type, look, body }) => {
  if (type === 1)
    return (
      shadow(200, 310, 150) +
      cable('M110 232C40 232 44 120 110 110C150 104 150 70 120 60', RUBBER, 9) +
      cable('M300 236C360 240 364 320 316 326C286 330 270 312 282 292', RUBBER, 9) +
      G(
        'rotate(-6 200 220)',
        box(98, 176, 210, 96, 14, look & 1 ? trim : '#3a434b') +
          R(118, 196, 96, 54, 4, lit(body)) +
          [0, 1, 2, 3].map((index) => R(126, 206 + index * 9, 70 - index * 11, 3.4, 1.5, '#7d8992')).join('') +
          led(282, 196, '#4bd08b', 3.4) +
          R(228, 226, 62, 4, 2, accent),
      ) +
      R(104, 44, 30, 22, 5, lit('#39424a')) +
      R(108, 34, 4, 12, 1, STEEL) +
      R(124, 34, 4, 12, 1, STEEL)
    );
  const grille = Array.from({ length: 48 }, (_, index) =>
    C(106 + (index % 8) * 11, 170 + Math.floor(index / 8) * 11, 3, '#5b666e'),
  ).join('');
  return (
    shadow(200, 322, 160) +
    shape('M80 142L120 104H344L316 142Z', lighten(STEEL, 0.25)) +
    shape('M316 142L344 104V250L316 292Z', darken(STEEL, 0.2)) +
    shape('M80 142H316V292H80Z', STEEL) +
    grille +
    C(262, 214, 40, lit('#39424a')) +
    Array.from({ length: 7 }, (_, index) =>
      P('M262 214q8 -30 30 -28q-4 22 -30 28', '#6d7780', `transform="rotate(${index * 51 + look * 7} 262 214)"`),
    ).join('') +
    C(262, 214, 10, lit(accent)) +
    L('M222 214a40 40 0 0 0 80 0', '#a7b0b7', 2) +
    R(100, 252, 96, 26, 3, lit(look & 1 ? '#f4f6f7' : body)) +
    [0, 1, 2].map((index) => R(106, 257 + index * 6, 60 - index * 12, 2.6, 1, '#7d8992')).join('') +
    screw(90, 152) +
    screw(306, 152) +
    screw(90, 282) +
    screw(306, 282) +
    cable('M326 230C356 240 366 270 356 306', '#c8433b', 5) +
    cable('M330 222C368 232 378 264 372 304', '#2c343b', 5) +
    cable('M322 238C346 250 352 276 342 308', '#e0a526', 5)
  );
};
