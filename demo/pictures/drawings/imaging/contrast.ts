import { darken, lighten } from '../../colour.ts';
import { strokeText } from '../../../../server/modules/media/strokes.ts';
import {
  cable,
  castor,
  type Drawing,
  G,
  GREEN,
  knob,
  L,
  lit,
  P,
  R,
  screen,
  shadow,
  shape,
  STEEL,
  tube,
} from '../../studio.ts';

export const contrastInjector: Drawing = (look) => {
  const { body, accent, trim, type } = look;
  const barrel = (x: number, liquid: string): string =>
    R(x, 60, 34, 78, 6, tube('#e3eff4'), 'opacity=".95" stroke="#8fa6b3"') +
    R(x + 3, 82, 28, 54, 3, tube(liquid), 'opacity=".75"') +
    P(`M${x + 4} 60L${x + 14} 42H${x + 20}L${x + 30} 60Z`, tube('#e3eff4'), 'stroke="#8fa6b3"') +
    R(x + 13, 28, 8, 16, 2, tube('#f4f8fa'), 'stroke="#8fa6b3" stroke-width=".6"') +
    Array.from({ length: 6 }, (_, index) => L(`M${x + 4} ${88 + index * 8}h8`, '#4d6472', 1)).join('');
  const two = type !== 2;
  return (
    shadow(206, 368, 120) +
    R(194, 200, 18, 150, 6, tube(STEEL)) +
    P('M128 352Q203 334 278 352L290 362H116Z', lit(trim)) +
    castor(128, 362, 9) +
    castor(278, 362, 9) +
    castor(203, 366, 8) +
    G(
      look.look & 1 ? 'rotate(-8 203 170)' : 'rotate(6 203 170)',
      cable('M176 32C176 -10 250 0 300 30C350 56 350 120 330 150', '#cfe0e8', 5) +
        (two
          ? barrel(158, '#bfe0c6') + barrel(216, '#a9cfe8') + cable('M233 30C233 10 190 14 177 30', '#cfe0e8', 5)
          : barrel(186, '#c9d8f0')) +
        shape('M136 140Q136 128 148 128H258Q270 128 270 140V224Q270 236 258 236H148Q136 236 136 224Z', body) +
        screen(
          152,
          150,
          78,
          42,
          strokeText(['3.5', '4.0', '2.5'][look.look % 3] ?? '3.5', 8, 10, 16, GREEN) +
            strokeText('ML/S', 44, 16, 7, '#a7b8c4'),
        ) +
        knob(250, 162, 9, accent) +
        knob(250, 190, 9, trim) +
        R(152, 208, 46, 14, 6, lit('#3f9a5c')) +
        R(204, 208, 30, 14, 6, lit('#d8483c')) +
        R(138, 130, 130, 5, 2.5, accent),
    ) +
    R(196, 236, 14, 20, 4, lit(trim))
  );
};

export const injectorSyringe: Drawing = (look) => {
  const { accent, type } = look;
  const one = (x: number, y: number, turn: number, tint: string, long: number): string =>
    G(
      `translate(${x} ${y}) rotate(${turn})`,
      R(-34, -long, 68, long * 1.5, 9, tube('#e2eef4'), 'opacity=".95" stroke="#8fa6b3"') +
        P(`M-32 ${-long}L-9 ${-long - 36}H9L32 ${-long}Z`, tube('#e2eef4'), 'stroke="#8fa6b3"') +
        R(-8, -long - 60, 16, 28, 3, tube('#f4f8fa'), 'stroke="#8fa6b3" stroke-width=".8"') +
        R(-31, long * 0.2, 62, 26, 6, tube(tint)) +
        R(-31, long * 0.2 + 6, 62, 4, 2, darken(tint, 0.4)) +
        Array.from({ length: 9 }, (_, index) =>
          L(`M-24 ${-long * 0.85 + index * long * 0.12}h${index % 2 ? 12 : 20}`, '#4d6472', 1.4),
        ).join('') +
        R(-44, long * 0.5 - 6, 88, 14, 5, tube('#e8f1f5'), 'stroke="#8fa6b3"'),
    );
  const tint = look.look & 1 ? accent : '#39424a';
  return (
    shadow(206, 348, 140) +
    (type === 1
      ? one(140, 236, -14, tint, 112) + one(256, 246, 12, lighten(accent, 0.2), 100)
      : one(176, 232, type === 2 ? 34 : 20, tint, type === 2 ? 140 : 126)) +
    cable('M300 90C360 110 350 190 310 200C270 210 270 160 310 160C360 160 368 260 320 300', '#cfe0e8', 5) +
    R(310, 292, 18, 28, 4, lit(accent))
  );
};
