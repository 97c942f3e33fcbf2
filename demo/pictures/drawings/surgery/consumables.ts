import { darken, lighten } from '../../colour.ts';
import { strokeText } from '../../../../server/modules/media/strokes.ts';
import { C, DARK, type Drawing, E, G, heartbeat, L, lit, P, R, rod, shadow, shape, tube } from '../../studio.ts';
import { carton } from './wear.ts';

export const ultrasoundGel: Drawing = (look) => {
  const { accent, type } = look;
  const liquid = look.look & 2 ? '#7fb8dc' : '#d6edf3';
  const bottle = (x: number, s: number): string =>
    G(
      `translate(${x} 0) scale(${s})`,
      shape(
        'M110 150Q110 128 134 122V104H166V122Q190 128 190 150V324Q190 340 174 340H126Q110 340 110 324Z',
        liquid,
        tube,
      ) +
        P('M136 104L142 66H158L164 104Z', tube('#f2f5f6'), 'stroke="#9fb0ba"') +
        R(145, 48, 10, 20, 3, tube(accent)) +
        R(128, 98, 44, 14, 4, tube(accent)) +
        R(112, 178, 76, 110, 3, lit('#f9fbfb')) +
        R(112, 178, 76, 32, 3, lit(accent)) +
        strokeText('GEL', 122, 185, 17, '#ffffff') +
        P('M126 246q8 -14 16 0t16 0t16 0', 'none', `stroke="${accent}" stroke-width="3"`) +
        R(122, 264, 50, 4, 2, '#9fb0ba') +
        R(122, 273, 36, 4, 2, '#c2cdd4') +
        L('M118 160V330', '#ffffff', 4, 'opacity=".6"'),
    );
  if (type === 1)
    return (
      shadow(200, 330, 150) +
      [0, 1, 2]
        .map((index) =>
          G(
            `translate(${70 + index * 84} ${108 + (index % 2) * 26}) rotate(${index * 7 - 8})`,
            shape('M0 6Q44 -4 88 6V200Q44 210 0 200Z', look.look & 1 ? '#f3f6f7' : lighten(accent, 0.6)) +
              R(0, 6, 88, 14, 0, darken(accent, 0.05), 'opacity=".75"') +
              R(0, 184, 88, 14, 0, darken(accent, 0.05), 'opacity=".75"') +
              strokeText('STERILE', 14, 44, 12, darken(accent, 0.2)) +
              strokeText('GEL', 26, 72, 20, accent) +
              E(44, 136, 24, 30, lit(liquid)),
          ),
        )
        .join('')
    );
  return (
    shadow(206, 344, 150) +
    (look.look & 4 ? bottle(60, 1) : bottle(-30, 1.02) + G('translate(160 96) scale(.72)', bottle(40, 1)))
  );
};

export const probeCovers: Drawing = (look) => {
  const { accent, type } = look;
  return (
    shadow(206, 350, 150) +
    carton(52, 150, 170, 150, look, 'COVERS') +
    (type === 1
      ? [0, 1, 2]
          .map((index) =>
            G(
              `translate(${262 + index * 40} ${222 - index * 34}) rotate(18)`,
              P('M-17 80V0Q-17 -26 0 -26Q17 -26 17 0V80Z', lit('#e9f2f6'), 'opacity=".9" stroke="#8fa6b3"') +
                E(0, 80, 20, 7, 'none', `stroke="${accent}" stroke-width="5"`) +
                L('M-9 8V70', '#ffffff', 3),
            ),
          )
          .join('')
      : G(
          'rotate(-12 280 250)',
          shape('M228 188Q290 176 348 192L356 316Q294 330 236 318Z', '#eef5f8') +
            [0, 1, 2, 3, 4]
              .map((index) =>
                L(`M234 ${212 + index * 22}Q292 ${200 + index * 22} 350 ${214 + index * 22}`, '#b7cad4', 2),
              )
              .join('') +
            R(252, 226, 78, 40, 4, lit(accent)) +
            strokeText('STERILE', 260, 240, 10, '#ffffff'),
        ) +
        E(120, 338, 34, 9, 'none', `stroke="${accent}" stroke-width="4"`) +
        E(170, 346, 34, 9, 'none', `stroke="${accent}" stroke-width="4"`))
  );
};

export const recordingPaper: Drawing = (look) => {
  const { accent, type } = look;
  const grid = Array.from(
    { length: 12 },
    (_, index) =>
      L(`M${index * 16} 0v96`, '#f2b0a8', 0.7) + (index < 7 ? L(`M0 ${index * 15}h190`, '#f2b0a8', 0.7) : ''),
  ).join('');
  if (type === 1 && look.look & 1)
    return (
      shadow(200, 336, 160) +
      [0, 1, 2, 3, 4, 5, 6, 7]
        .map((index) =>
          shape(
            `M${76 + index} ${292 - index * 9}L${110 + index} ${262 - index * 9}H${330 + index}L${296 + index} ${292 - index * 9}Z`,
            '#fbf5ef',
          ),
        )
        .join('') +
      G(
        'matrix(1.16 0 -.36 .32 118 196)',
        R(0, 0, 190, 96, 0, '#fffaf6') + grid + heartbeat(8, 60, 170, 40, 5, '#333c44', 1.6),
      ) +
      R(84, 296, 206, 18, 2, lit(accent))
    );
  const roll = (x: number, y: number, s: number): string =>
    G(
      `translate(${x} ${y}) scale(${s})`,
      shape('M0 0Q0 -58 36 -58H176Q212 -58 212 0Q212 58 176 58H36Q0 58 0 0Z', '#fbfcfc', rod) +
        E(178, 0, 34, 58, lit('#ffffff'), 'stroke="#b9c4cb"') +
        [14, 28, 42].map((r) => E(178, 0, (r * 34) / 58, r, 'none', 'stroke="#d5dde2"')).join('') +
        E(178, 0, 12, 20, lit(accent)) +
        E(178, 0, 7, 12, DARK),
    );
  return (
    shadow(200, 342, 150) +
    G(
      'translate(78 176) skewX(-12)',
      R(36, 40, 190, 120, 2, type === 1 ? '#fffaf6' : lit('#ffffff'), 'stroke="#c8d2d8"') +
        (type === 1
          ? G('translate(36 48)', grid + heartbeat(8, 60, 170, 40, 5, '#333c44', 1.6))
          : R(54, 62, 154, 78, 2, '#1d252c') + P('M131 70L180 130Q131 148 82 130Z', '#67747e')),
    ) +
    roll(62, 158, 1.1)
  );
};

export const suture: Drawing = (look) => {
  const { accent, type } = look;
  const thread = ['#7a4fa8', '#2f6fb3', '#2f6fb3', '#2c343b'][type] ?? accent;
  return (
    shadow(200, 344, 155) +
    carton(48, 140, 172, 150, look, ['BRAID', 'MONO', 'POLY', 'SILK'][type] ?? 'SUTURE') +
    strokeText(['2/0', '3/0', '4/0', '5/0'][look.look % 4] ?? '3/0', 150, 206, 22, look.look & 1 ? accent : '#ffffff') +
    G(
      'rotate(8 290 250)',
      shape('M222 176H356V324H222Z', '#f6f8f9') +
        R(222, 176, 134, 20, 0, lit(accent)) +
        L('M238 226C238 206 340 206 340 226C340 246 240 246 240 262C240 280 338 278 338 296', thread, 2.6) +
        L('M338 296C330 320 290 318 282 292', '#8d979f', 4),
    ) +
    L('M84 338C130 316 180 358 226 344', thread, 2.6)
  );
};

export const wipes: Drawing = (look) => {
  const { accent, type } = look;
  const lid = look.look & 1 ? darken(accent, 0.15) : '#f3f6f7';
  if (look.look % 4 === 3)
    return (
      shadow(200, 336, 160) +
      shape('M58 176Q60 150 90 148H310Q340 150 342 176V286Q340 316 310 318H90Q60 316 58 286Z', lighten(accent, 0.5)) +
      R(46, 160, 16, 146, 3, darken(accent, 0.05)) +
      R(338, 160, 16, 146, 3, darken(accent, 0.05)) +
      E(200, 172, 70, 16, lit(lid), 'stroke="#93a0a9"') +
      P('M172 170Q180 110 200 92Q216 130 228 170Q200 180 172 170Z', lit('#ffffff'), 'stroke="#c4ced4"') +
      strokeText(type === 1 ? 'PROBE' : 'WIPES', 128, 222, 30, accent) +
      R(128, 268, 120, 6, 3, accent, 'opacity=".6"')
    );
  return (
    shadow(200, 354, 120) +
    shape('M116 128H284L276 330Q272 348 200 348Q128 348 124 330Z', '#f7f9fa', tube) +
    P('M118 168H282L278 288H122Z', tube(accent)) +
    E(200, 128, 84, 22, lit(darken(lid, 0.1)), 'stroke="#93a0a9"') +
    P('M114 112Q116 96 200 94Q284 96 286 112V132Q280 148 200 150Q120 148 114 132Z', tube(lid), 'stroke="#93a0a9"') +
    E(200, 108, 84, 18, lit(lighten(lid, 0.3))) +
    P('M178 106Q176 52 200 34Q206 60 232 54Q218 78 224 106Q200 114 178 106Z', lit('#ffffff'), 'stroke="#c4ced4"') +
    strokeText(type === 1 ? 'PROBE' : 'WIPES', 146, 204, 24, '#ffffff') +
    [0, 1].map((index) => R(146, 240 + index * 12, 92 - index * 30, 5, 2, '#ffffff', 'opacity=".75"')).join('') +
    C(256, 310, 13, lit('#3f9a5c')) +
    L('M250 310l4 5 8 -9', '#ffffff', 3)
  );
};
