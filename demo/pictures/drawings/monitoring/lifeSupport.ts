import { darken, lighten } from '../../colour.ts';
import { strokeText } from '../../../../server/modules/media/strokes.ts';
import {
  C,
  cable,
  castor,
  CYAN,
  DARK,
  type Drawing,
  G,
  GREEN,
  knob,
  L,
  lit,
  P,
  R,
  RED,
  ripple,
  rod,
  screen,
  shadow,
  shape,
  STEEL,
  tube,
  YELLOW,
} from '../../studio.ts';
import { pick } from './monitoring.ts';

export const infusionPump: Drawing = (look) => {
  const { body, accent, trim, type } = look;
  return (
    shadow(200, 346, 120) +
    (type === 0 ? R(322, 30, 12, 320, 5, tube(STEEL)) + R(300, 180, 40, 34, 6, lit(trim)) : '') +
    cable('M200 20C200 60 210 64 210 92', '#dfe8ec', 7) +
    cable('M210 308C206 336 160 330 150 366', '#dfe8ec', 7) +
    shape('M76 96Q76 78 94 78H288Q306 78 306 96V296Q306 316 286 316H96Q76 316 76 296Z', body) +
    shape('M186 88H262V306H186Z', darken(body, 0.05)) +
    R(204, 98, 12, 198, 5, tube('#dfe8ec')) +
    R(196, 150, 42, 70, 8, lit(trim)) +
    [0, 1, 2, 3, 4].map((index) => R(200, 156 + index * 12, 22, 8, 3, lit(STEEL))).join('') +
    screen(
      92,
      100,
      84,
      88,
      strokeText(pick(look.look, '125', '80.0', '250'), 8, 12, 22, GREEN, 0.15) +
        strokeText('ML/H', 8, 44, 9, '#a7b8c4') +
        R(8, 64, 68, 7, 3, '#2c3a45') +
        R(8, 64, 20 + look.look * 6, 7, 3, accent),
    ) +
    Array.from({ length: 9 }, (_, index) =>
      R(92 + (index % 3) * 29, 208 + Math.floor(index / 3) * 24, 24, 18, 5, lit(darken(body, 0.12))),
    ).join('') +
    R(92, 284, 53, 16, 6, lit('#3f9a5c')) +
    R(150, 284, 24, 16, 6, lit('#d8483c')) +
    C(284, 200, 10, lit(accent)) +
    R(274, 100, 20, 6, 3, look.look & 1 ? YELLOW : RED) +
    R(280, 238, 8, 50, 4, lit(trim))
  );
};

export const syringePump: Drawing = (look) => {
  const { body, accent, trim, type } = look;
  const unit = (y: number): string =>
    shape(
      `M52 ${y + 54}Q52 ${y + 40} 66 ${y + 40}H334Q348 ${y + 40} 348 ${y + 54}V${y + 108}Q348 ${y + 122} 334 ${y + 122}H66Q52 ${y + 122} 52 ${y + 108}Z`,
      body,
    ) +
    R(70, y + 26, 190, 22, 8, lit(trim)) +
    R(96, y + 6, 128, 30, 5, rod('#dcebf2'), 'opacity=".92" stroke="#8fa5b1"') +
    R(96, y + 8, 78, 26, 3, rod(lighten(accent, 0.55)), 'opacity=".75"') +
    R(172, y + 8, 8, 26, 2, DARK) +
    R(178, y + 17, 96, 8, 3, rod('#e8eef1')) +
    R(222, y + 2, 5, 38, 2, '#e8eef1', 'stroke="#8fa5b1"') +
    R(270, y - 2, 20, 62, 6, lit(trim)) +
    R(84, y + 16, 14, 8, 2, '#e8eef1') +
    cable(`M84 ${y + 20}C52 ${y + 20} 40 ${y + 50} 30 ${y + 96}`, '#dfe8ec', 5) +
    Array.from({ length: 8 }, (_, index) =>
      L(`M${108 + index * 13} ${y + 8}v${index % 2 ? 6 : 10}`, '#4d6472', 1.2),
    ).join('') +
    R(140, y, 16, 42, 4, lit(darken(body, 0.1))) +
    screen(
      70,
      y + 66,
      96,
      42,
      strokeText(pick(look.look + Math.round(y / 100), '12.5', '5.0', '20.0', '2.4'), 8, 8, 20, GREEN, 0.15) +
        strokeText('ML/H', 62, 26, 7, '#a7b8c4'),
    ) +
    Array.from({ length: 10 }, (_, index) =>
      R(188 + (index % 5) * 24, y + 66 + Math.floor(index / 5) * 22, 19, 16, 5, lit(darken(body, 0.13))),
    ).join('') +
    R(312, y + 66, 22, 16, 5, lit('#3f9a5c')) +
    R(312, y + 88, 22, 16, 5, lit('#d8483c'));
  return (
    shadow(200, 340, 165) +
    (type === 1 ? unit(58) + unit(196) : G('translate(0 118)', unit(80) + P('M70 202H330L338 216H62Z', lit(trim))))
  );
};

export const ventilator: Drawing = (look) => {
  const { body, accent, trim, type } = look;
  const content = (w: number, h: number): string =>
    ripple(10, h * 0.32, w * 0.66, h * 0.2, 3, YELLOW) +
    L(`M10 ${h * 0.64}h18l4 -22h14l8 34l12 -12h20l4 -22h14l8 34l12 -12h18`, GREEN, 1.8) +
    ripple(10, h * 0.92, w * 0.66, h * 0.18, 3, CYAN) +
    ['16', '450', '5', '40']
      .map((figure, index) =>
        strokeText(figure, w * 0.75, 8 + (index * h) / 4.2, h * 0.13, [YELLOW, GREEN, CYAN, '#e9eef2'][index] ?? GREEN),
      )
      .join('');
  const hoses =
    cable('M140 300C60 300 40 210 70 150', '#cfdbe2', 13) +
    cable('M164 306C76 326 10 240 40 150', '#9fc4d8', 13) +
    R(40, 132, 44, 22, 8, lit('#e8eef1'));
  if (type === 1)
    return (
      shadow(200, 330, 150) +
      L('M120 92C120 52 280 52 280 92', trim, 14) +
      shape('M74 108Q74 88 94 88H306Q326 88 326 108V296Q326 318 304 318H96Q74 318 74 296Z', body) +
      screen(94, 110, 146, 124, content(146, 124)) +
      knob(284, 140, 22, accent) +
      knob(284, 200, 15, trim) +
      [0, 1, 2, 3].map((index) => R(96 + index * 38, 254, 30, 18, 6, lit(darken(body, 0.13)))).join('') +
      [0, 1].map((index) => C(266 + index * 36, 282, 14, lit(trim)) + C(266 + index * 36, 282, 8, DARK)).join('') +
      cable('M266 284C262 340 330 350 366 330', '#cfdbe2', 12)
    );
  return (
    shadow(210, 368, 110) +
    hoses +
    R(202, 232, 20, 112, 5, tube(trim)) +
    P('M136 346Q212 326 288 346L300 358H124Z', lit(trim)) +
    castor(136, 360, 10) +
    castor(288, 360, 10) +
    castor(212, 362, 8) +
    shape('M136 214H288L280 288Q278 300 266 300H158Q146 300 144 288Z', body) +
    [0, 1].map((index) => C(176 + index * 34, 276, 13, lit(trim)) + C(176 + index * 34, 276, 7, DARK)).join('') +
    R(232, 262, 34, 28, 5, lit(accent)) +
    R(196, 186, 32, 34, 6, lit(trim)) +
    shape('M96 42Q96 28 110 28H314Q328 28 328 42V180Q328 194 314 194H110Q96 194 96 180Z', body) +
    screen(112, 44, 200, 122, content(200, 122)) +
    R(196, 32, 32, 5, 2.5, look.look & 1 ? YELLOW : RED) +
    knob(306, 180, 9, accent) +
    [0, 1, 2, 3, 4].map((index) => R(120 + index * 32, 175, 24, 9, 4, lit(darken(body, 0.13)))).join('')
  );
};
