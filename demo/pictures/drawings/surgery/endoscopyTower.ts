import { darken, lighten } from '../../colour.ts';
import { strokeText } from '../../../../server/modules/media/strokes.ts';
import {
  ball,
  box,
  C,
  cable,
  DARK,
  type Drawing,
  E,
  G,
  GREEN,
  knob,
  L,
  led,
  lit,
  type Look,
  R,
  rod,
  RUBBER,
  screen,
  shadow,
  shape,
  STEEL,
} from '../../studio.ts';

const rackUnit = (y: number, h: number, { body, trim }: Look): string =>
  shape(`M52 ${y + 18}L84 ${y}H316L348 ${y + 18}Z`, lighten(body, 0.45)) +
  box(50, y + 18, 300, h, 8, body) +
  R(66, y + 18 + h, 26, 8, 2, lit(trim)) +
  R(308, y + 18 + h, 26, 8, 2, lit(trim));

export const endoscopicCamera: Drawing = (look) => {
  const { accent, trim, type } = look;
  const tint = type === 1 ? '#3fd07a' : '#e58a76';
  return (
    shadow(200, 340, 165) +
    rackUnit(74, 92, look) +
    screen(
      72,
      110,
      92,
      58,
      E(46, 29, 36, 26, ball(tint), 'opacity=".8"') +
        E(38, 24, 12, 8, '#ffd9cc', 'opacity=".5"') +
        L('M20 40q20 -14 50 -4', darken(tint, 0.3), 2),
    ) +
    strokeText(look.look & 1 ? '4K UHD' : 'FULL HD', 184, 110, 11, trim) +
    [0, 1, 2].map((index) => R(184 + index * 32, 132, 24, 16, 5, lit(darken(look.body, 0.13)))).join('') +
    C(312, 138, 20, lit(trim)) +
    C(312, 138, 11, DARK) +
    led(190, 164, GREEN) +
    R(204, 161, 70, 5, 2.5, accent) +
    cable('M312 142C340 220 372 250 330 290C296 320 250 300 226 298', RUBBER, 11) +
    G(
      'rotate(-14 160 290)',
      shape('M98 262Q98 250 112 250H206Q230 252 230 286Q230 318 206 320H112Q98 320 98 308Z', trim) +
        R(70, 254, 34, 62, 8, rod('#b7c0c7')) +
        Array.from({ length: 7 }, (_, index) => L(`M74 ${260 + index * 8}h26`, '#7d8790', 1.6)).join('') +
        E(72, 285, 7, 26, '#1a2128') +
        [0, 1, 2].map((index) => C(128 + index * 30, 272, 9, lit(index === 1 ? accent : lighten(trim, 0.25)))).join(''),
    )
  );
};

export const lightSource: Drawing = (look) => {
  const { accent, trim, type } = look;
  return (
    shadow(200, 334, 165) +
    rackUnit(110, 130, look) +
    C(124, 196, 40, lit(trim)) +
    C(124, 196, 28, lit(STEEL)) +
    C(124, 196, 15, ball(type === 1 ? '#fff3c4' : '#e8f6ff')) +
    C(124, 196, 24, '#fff7d8', 'opacity=".25"') +
    [0, 120, 240].map((angle) => L('M124 162v10', '#ffffff', 4, `transform="rotate(${angle} 124 196)"`)).join('') +
    screen(
      190,
      148,
      84,
      46,
      strokeText(['85', '60', '100', '70'][look.look % 4] ?? '85', 12, 12, 22, '#f2c94c') +
        strokeText('%', 62, 18, 12, '#f2c94c'),
    ) +
    knob(312, 172, 20, accent) +
    R(190, 212, 50, 20, 6, lit('#3f9a5c')) +
    R(250, 212, 34, 20, 6, lit(darken(look.body, 0.13))) +
    Array.from({ length: 6 }, (_, index) => L(`M${300 + index * 7} 214v20`, darken(look.body, 0.3), 2)).join('') +
    cable('M124 200C140 330 260 250 330 300C350 316 344 340 320 346', '#8c979f', 12) +
    led(212, 244, type === 1 ? '#f2c94c' : GREEN)
  );
};

export const insufflator: Drawing = (look) => {
  const { accent, trim, type } = look;
  return (
    shadow(200, 334, 165) +
    rackUnit(106, 136, look) +
    screen(
      72,
      142,
      170,
      86,
      strokeText(['12', '14', '10'][look.look % 3] ?? '12', 12, 18, 24, GREEN) +
        strokeText(['20.0', '35.0', '40.0'][look.look % 3] ?? '20.0', 72, 18, 24, '#45c8e8') +
        R(12, 60, 146, 10, 5, '#2c3a45') +
        R(12, 60, 60 + look.look * 9, 10, 5, accent) +
        strokeText('CO2', 12, 76, 6, '#a7b8c4'),
    ) +
    knob(286, 164, 15, trim) +
    knob(322, 164, 15, accent) +
    C(304, 220, 18, lit('#dfe6ea'), 'stroke="#8f9aa3"') +
    C(304, 220, 9, DARK) +
    cable('M304 222C310 300 240 310 180 318C120 326 80 340 60 366', type === 1 ? '#e9c5b0' : '#cfe0e8', 12) +
    R(72, 240, 40, 12, 5, lit('#3f9a5c')) +
    (type === 1 ? led(130, 246, '#ff7a4d') + R(142, 242, 50, 8, 4, '#ff9a70') : led(130, 246, GREEN))
  );
};
