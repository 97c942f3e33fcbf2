import { darken, lighten } from '../../colour.ts';
import { strokeText } from '../../../../server/modules/media/strokes.ts';
import {
  C,
  cable,
  DARK,
  type Drawing,
  E,
  G,
  L,
  led,
  lit,
  P,
  R,
  rod,
  RUBBER,
  shadow,
  shape,
  STEEL,
  tube,
} from '../../studio.ts';
import { AHA } from './cardiology.ts';

const CHEST = 'M-9 -9h18v18h-18z';

export const spo2Sensor: Drawing = (look) => {
  const { body, accent, trim, type } = look;
  const wire = look.look & 2 ? darken(body, 0.2) : '#55616b';
  const tail =
    cable('M262 250C350 262 372 176 306 150C232 122 170 176 112 150C70 130 70 90 96 72', wire, 9) +
    G(
      'translate(92 56) rotate(-50)',
      R(-10, -13, 52, 26, 5, lit(trim)) + R(42, -10, 14, 20, 2, lit(STEEL)) + screwless(accent),
    );
  if (type === 1)
    return (
      shadow(190, 330, 130) +
      tail +
      G(
        'rotate(-8 190 260)',
        shape('M84 250Q84 206 140 206H236Q270 206 270 250Q270 296 236 296H140Q84 296 84 250Z', accent, rod) +
          E(104, 250, 16, 30, darken(accent, 0.45)) +
          R(150, 226, 70, 48, 16, lit(lighten(accent, 0.25))) +
          L('M126 216q40 -8 100 -2', '#ffffff', 3, 'opacity=".5"'),
      )
    );
  if (type === 2)
    return (
      shadow(200, 330, 140) +
      tail +
      shape(
        'M48 236Q46 222 60 222L262 216Q280 216 280 250Q280 284 262 284L60 278Q46 278 48 264Z',
        lighten(accent, 0.55),
      ) +
      R(120, 232, 40, 36, 8, lit('#ffffff'), 'stroke="#a9b4bc"') +
      C(140, 250, 9, lit('#c8433b')) +
      R(206, 232, 40, 36, 8, lit('#ffffff'), 'stroke="#a9b4bc"') +
      C(226, 250, 9, lit(DARK)) +
      Array.from({ length: 6 }, (_, index) => L(`M${64 + index * 8} 228v44`, '#9fb2bd', 1)).join('')
    );
  if (type === 3)
    return (
      shadow(200, 330, 120) +
      tail +
      G(
        'rotate(-28 190 250)',
        shape('M120 220Q120 204 138 204H262V232H148V268H262V296H138Q120 296 120 280Z', body) +
          R(216, 208, 46, 24, 6, lit(accent)) +
          R(216, 268, 46, 24, 6, lit(trim)) +
          led(240, 240, '#ff5a4d', 4),
      )
    );
  return (
    shadow(196, 336, 150) +
    tail +
    G(
      'rotate(-10 190 250)',
      shape('M70 268Q66 252 86 250L250 238Q276 240 276 262Q276 284 252 288L92 300Q72 298 70 284Z', trim) +
        E(92, 264, 14, 11, '#ff5a4d', 'opacity=".8"') +
        shape('M66 254Q58 226 84 218L232 196Q282 194 282 226Q282 250 254 252L92 266Q70 268 66 254Z', accent) +
        P(
          'M92 232L226 212Q250 210 252 222Q252 234 232 236L100 248Q86 248 86 240Q86 234 92 232Z',
          lit(lighten(accent, 0.28)),
        ) +
        C(262, 236, 9, lit(STEEL)) +
        strokeText('SpO2', 140, 218, 13, '#ffffff'),
    )
  );
};

const screwless = (accent: string): string => R(0, -4, 26, 8, 3, lit(accent));

export const ecgCable: Drawing = (look) => {
  const { body, accent, trim, type } = look;
  const ends = type === 1 ? [] : [0, 1, 2, 3, 4, ...(look.look & 1 ? [5, 6, 7, 8, 9] : [])];
  const fan = ends
    .map((lead, index) => {
      const x = 46 + index * (310 / Math.max(ends.length - 1, 1));
      const y = 300 + Math.sin((index / Math.max(ends.length - 1, 1)) * Math.PI) * 30;
      const colour = AHA[lead] ?? '#7d8992';
      const line = colour === '#f4f6f7' ? '#cfd7dc' : colour;
      return (
        cable(`M200 182C${200 + (x - 200) * 0.2} 240 ${x} 220 ${x} ${y - 12}`, '#aab6be', 4.2) +
        P(CHEST, lit(line), `transform="translate(${x} ${y}) scale(.95)"`) +
        C(x, y + 1, 5, lit('#f1f3f4')) +
        R(x - 4, y - 22, 8, 14, 3, lit(line))
      );
    })
    .join('');
  const coil = 'M200 60C60 40 40 150 130 150C220 150 250 70 150 60C70 56 70 190 190 172';
  const plug = G(
    'translate(196 44) rotate(16)',
    R(0, 0, 58, 34, 8, lit(trim)) +
      R(58, 5, 20, 24, 4, lit(STEEL)) +
      Array.from({ length: 6 }, (_, index) => C(72, 9 + index * 3.2, 1, '#7a6a2c')).join('') +
      R(10, 12, 30, 10, 4, lit(accent)),
  );
  if (type === 1)
    return (
      shadow(200, 336, 140) +
      cable(
        'M214 70C60 30 20 180 120 220C220 260 330 220 300 140C280 90 180 110 170 180C164 240 210 280 250 290',
        darken(body, 0.12),
        12,
      ) +
      plug +
      shape(
        'M236 276L300 262Q312 262 314 274L318 306Q318 316 308 318L250 328Q238 328 236 318L230 290Q230 278 236 276Z',
        trim,
      ) +
      [0, 1, 2, 3, 4]
        .map((index) => C(254 + index * 12, 304 - index * 2.6, 4.6, lit(AHA[index + 1] ?? accent)))
        .join('')
    );
  return (
    shadow(200, 344, 160) +
    (type === 0
      ? cable(coil, darken(body, 0.14), 11) + plug
      : R(166, 128, 68, 30, 6, lit(trim)) + R(176, 112, 48, 18, 3, lit(STEEL))) +
    fan +
    shape('M172 160H228Q236 160 236 168V190Q236 198 228 198H172Q164 198 164 190V168Q164 160 172 160Z', body) +
    R(178, 170, 44, 14, 5, lit(accent))
  );
};

export const bloodPressureCuff: Drawing = (look) => {
  const { accent, type } = look;
  const cloth = look.look & 1 ? accent : darken(accent, 0.3);
  return (
    shadow(200, 326, 160) +
    cable('M150 214C150 120 90 110 96 50', RUBBER, 9) +
    (look.look & 2 ? cable('M172 214C172 120 120 110 124 46', RUBBER, 9) : '') +
    R(86, 30, 20, 28, 4, lit('#f1f3f4')) +
    shape('M52 224Q48 196 76 192L312 178Q344 178 346 206L350 270Q350 300 320 302L84 312Q58 312 56 286Z', cloth) +
    P('M244 184L312 180Q342 180 344 206L348 268Q348 298 320 300L252 304Z', lighten(cloth, 0.22), 'opacity=".8"') +
    L(
      'M64 222Q62 204 80 202L310 188Q334 188 336 208L340 266Q340 290 318 292L88 302Q68 302 66 284Z',
      lighten(cloth, 0.4),
      1.6,
      'stroke-dasharray="6 5"',
    ) +
    R(96, 234, 132, 44, 5, '#f5f7f8', 'transform="rotate(-3 160 256)" opacity=".95"') +
    G(
      'rotate(-3 160 256)',
      strokeText(['ADULT', 'CHILD', 'LARGE', 'SMALL'][look.look % 4] ?? 'ADULT', 106, 243, 14, cloth) +
        L('M106 268h112M106 263v10M218 263v10', cloth, 2),
    ) +
    (type === 1 ? '' : C(150, 216, 10, lit('#39424a')))
  );
};

export const temperatureProbe: Drawing = (look) => {
  const { accent, body, trim, type } = look;
  const wire = look.look & 1 ? darken(body, 0.18) : lighten(trim, 0.15);
  const tip =
    type === 0
      ? C(104, 286, 24, lit('#dfe5e9'), 'stroke="#98a4ac"') +
        C(104, 286, 15, lit(STEEL)) +
        C(99, 280, 5, '#ffffff', 'opacity=".6"')
      : L('M120 316L66 270', lighten(accent, 0.5), 11) + L('M74 277L64 268', STEEL, 9);
  return (
    shadow(196, 338, 150) +
    cable(
      type === 0
        ? 'M128 286C200 286 190 220 260 226C350 234 350 110 250 112C140 116 120 220 210 210C280 200 270 150 220 150C170 150 190 90 250 70'
        : 'M120 316C200 380 340 330 330 230C320 130 150 120 150 200C150 270 280 260 272 180C266 120 220 130 250 70',
      wire,
      7,
    ) +
    tip +
    G(
      'translate(246 74) rotate(-52)',
      R(0, -12, 52, 24, 8, tube(trim)) +
        R(6, -12, 8, 24, 3, lit(accent)) +
        R(52, -6, 34, 12, 3, rod('#c9a64a')) +
        R(84, -4, 10, 8, 4, rod('#c9a64a')),
    )
  );
};

export const ibpTransducer: Drawing = (look) => {
  const { accent, type, trim } = look;
  const dome = (y: number, colour: string): string =>
    R(120, y, 96, 46, 10, '#e6f0f5', 'stroke="#8fa9b7" opacity=".95"') +
    C(156, y + 23, 17, lit('#f6fafc'), 'stroke="#8fa9b7"') +
    C(156, y + 23, 9, lit(colour)) +
    R(98, y + 15, 24, 16, 4, lit('#f6fafc'), 'stroke="#8fa9b7"') +
    R(214, y + 15, 34, 16, 4, lit('#f6fafc'), 'stroke="#8fa9b7"') +
    R(224, y - 8, 12, 26, 4, lit(colour)) +
    cable(`M168 ${y + 44}C180 ${y + 100} 300 ${y + 90} 340 ${y + 30}`, '#e8eef1', 7);
  const red = look.look & 1 ? accent : '#d8483c';
  return (
    shadow(200, 338, 150) +
    cable('M98 150C30 150 30 60 100 60C170 60 300 40 340 90', '#cfe0e8', 6) +
    R(326, 80, 24, 30, 5, lit('#f6fafc'), 'stroke="#8fa9b7"') +
    cable('M248 150C330 160 360 230 300 280C240 330 110 330 60 300', type === 1 ? '#cfe0e8' : '#e3c7c4', 6) +
    R(40, 288, 30, 22, 4, lit(red)) +
    dome(128, red) +
    (type === 1 ? dome(208, '#2f6fb3') : '') +
    R(330, 140, 30, 40, 6, lit(trim))
  );
};
