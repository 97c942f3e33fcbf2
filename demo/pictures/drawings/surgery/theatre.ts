import { darken, lighten } from '../../colour.ts';
import { strokeText } from '../../../../server/modules/media/strokes.ts';
import {
  box,
  C,
  cable,
  castor,
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
  screen,
  shadow,
  shape,
  STEEL,
  tube,
  YELLOW,
} from '../../studio.ts';

const BLUE = '#4aa8ff';

export const electrosurgicalUnit: Drawing = (look) => {
  const { body, accent, trim, type } = look;
  const socket = (x: number, colour: string): string =>
    C(x, 274, 17, lit(colour)) +
    C(x, 274, 11, DARK) +
    [0, 1, 2].map((index) => C(x - 5 + index * 5, 274, 1.8, '#c9a64a')).join('');
  return (
    shadow(200, 336, 165) +
    shape('M58 122L92 92H308L342 122Z', lighten(body, 0.4)) +
    box(54, 120, 292, 194, 12, body) +
    (type === 1
      ? screen(
          84,
          140,
          232,
          84,
          strokeText('SEAL', 14, 14, 26, '#8be0b4') +
            R(14, 54, 204, 14, 7, '#2c3a45') +
            R(14, 54, 90 + look.look * 12, 14, 7, accent) +
            strokeText('BIPOLAR', 128, 20, 12, '#a7b8c4'),
        )
      : [
          ['CUT', YELLOW, 78],
          ['COAG', BLUE, 166],
          ['BI', '#8be0b4', 254],
        ]
          .map(
            ([name, colour, x], index) =>
              R(Number(x), 138, 76, 88, 6, lit(String(colour))) +
              screen(
                Number(x) + 8,
                156,
                60,
                34,
                strokeText(
                  [
                    ['120', '200', '80'],
                    ['60', '80', '50'],
                    ['30', '40', '25'],
                  ][index]?.[look.look % 3] ?? '60',
                  8,
                  8,
                  18,
                  String(colour),
                ),
              ) +
              strokeText(String(name), Number(x) + 8, 142, 7, '#1f2a33') +
              R(Number(x) + 12, 200, 20, 16, 5, lit('#ffffff')) +
              R(Number(x) + 44, 200, 20, 16, 5, lit('#ffffff')),
          )
          .join('')) +
    R(54, 238, 292, 3, 0, accent) +
    socket(94, '#f1f3f4') +
    socket(144, YELLOW) +
    socket(194, BLUE) +
    socket(244, '#8be0b4') +
    C(312, 274, 22, lit(look.look & 1 ? accent : '#3f9a5c')) +
    L('M312 262v10', '#ffffff', 3.4) +
    L('M304 266a11 11 0 1 0 16 0', '#ffffff', 3.4) +
    led(312, 306, '#4fd98a') +
    P('M70 314h30v10h-30zM300 314h30v10h-30z', lit(trim))
  );
};

export const electrosurgicalPencil: Drawing = (look) => {
  const { accent, body, type } = look;
  const colour = look.look & 1 ? lighten(accent, 0.25) : look.look & 2 ? '#2f6fb3' : body;
  return (
    shadow(196, 350, 150) +
    cable('M92 286C40 330 60 372 130 356C220 336 320 390 352 318', '#5b656d', 6) +
    R(334, 292, 40, 22, 5, lit('#eef2f4'), 'stroke="#93a0a9"') +
    [0, 1, 2].map((index) => R(340 + index * 11, 280, 5, 14, 1, lit('#c9a64a'))).join('') +
    G(
      'rotate(-42 200 200)',
      (type === 2
        ? R(66, 170, 220, 44, 18, rod('#dfeaf0'), 'opacity=".9" stroke="#9ab0bc"') +
          cable('M70 192C30 192 20 214 -6 214', '#cfdfe6', 20)
        : '') +
        shape('M56 190Q56 178 72 178H262L292 188V200L262 210H72Q56 210 56 198Z', colour, rod) +
        R(290, 189, 22, 10, 3, rod('#2f3840')) +
        R(310, 191.5, 26, 5, 1, rod(STEEL)) +
        P('M334 190L368 188Q374 192 372 198L334 199Z', lit('#c6ced5'), 'stroke="#7d8790" stroke-width=".6"') +
        (type === 1
          ? R(180, 184, 60, 8, 4, lit(darken(colour, 0.2)))
          : R(188, 174, 26, 12, 5, lit(YELLOW)) + R(222, 174, 26, 12, 5, lit(BLUE))) +
        Array.from({ length: 5 }, (_, index) =>
          L(`M${100 + index * 12} 184v20`, darken(colour, 0.3), 2, 'opacity=".5"'),
        ).join(''),
    )
  );
};

const dome = (x: number, y: number, r: number, body: string, accent: string): string =>
  E(x, y, r, r * 0.42, lit(body), 'stroke="#98a4ac"') +
  E(x, y + r * 0.07, r * 0.92, r * 0.35, '#f4fbff') +
  Array.from({ length: 18 }, (_, index) => {
    const ringShare = index < 6 ? 0.34 : 0.7;
    const angle = index * (index < 6 ? 1.047 : 0.5236);
    return E(
      x + Math.cos(angle) * r * ringShare,
      y + r * 0.07 + Math.sin(angle) * r * ringShare * 0.38,
      r * 0.11,
      r * 0.05,
      '#fff6cf',
      'stroke="#e3d9a8"',
    );
  }).join('') +
  E(x, y + r * 0.09, r * 0.1, r * 0.05, accent) +
  R(x - 5, y + r * 0.34, 10, 34, 5, tube('#3b4650'));

export const operatingLight: Drawing = (look) => {
  const { body, accent, trim, type } = look;
  const beam = (x: number, y: number, r: number): string =>
    P(
      `M${x - r * 0.85} ${y + r * 0.2}L${x - r * 0.45} ${y + r * 1.7}H${x + r * 0.45}L${x + r * 0.85} ${y + r * 0.2}Z`,
      '#fff3b8',
      'opacity=".26"',
    );
  if (type === 2)
    return (
      shadow(210, 366, 100) +
      R(206, 150, 12, 200, 5, tube(STEEL)) +
      L('M212 156C212 90 190 70 150 84', STEEL, 11) +
      L('M212 154C212 92 190 74 152 86', '#eef2f4', 3) +
      G('rotate(-16 136 110)', beam(136, 112, 72) + dome(136, 104, 74, body, accent)) +
      P('M140 350Q212 330 284 350L296 360H128Z', lit(trim)) +
      castor(140, 360, 10) +
      castor(284, 360, 10) +
      castor(212, 364, 8)
    );
  const arm =
    L('M200 18V62L284 92V150', darken(body, 0.12), 15) +
    L('M198 18V62L282 92V146', '#ffffff', 4, 'opacity=".7"') +
    R(172, 8, 56, 20, 8, lit(trim)) +
    C(200, 62, 14, lit(trim)) +
    C(284, 94, 12, lit(trim));
  return (
    (type === 1
      ? L('M200 40L104 66V112', darken(body, 0.12), 13) + L('M198 40L102 66V108', '#ffffff', 3, 'opacity=".7"')
      : '') +
    arm +
    (type === 1
      ? beam(104, 128, 66) + dome(104, 128, 70, body, accent) + beam(280, 182, 90) + dome(280, 182, 92, body, accent)
      : beam(240, 180, 126) + L('M284 150L240 166', darken(body, 0.15), 16) + dome(232, 184, 130, body, accent)) +
    shadow(220, 366, 120)
  );
};

export const operatingTable: Drawing = (look) => {
  const { accent, trim, body, type } = look;
  const pad = look.look & 1 ? '#2f3a44' : darken(accent, 0.35);
  const part = (x: number, w: number, turn = 0, cx = 0): string =>
    G(`rotate(${turn} ${cx} 170)`, R(x, 160, w, 22, 9, rod(pad)) + R(x, 180, w, 7, 2, rod(STEEL)));
  return (
    shadow(200, 352, 170) +
    (type === 2
      ? shape('M86 186H300V196H86Z', '#39434b') +
        shape('M256 190H330V330H256Z', body) +
        P('M120 338H340V352H120Z', lit(trim))
      : shape('M164 186H236L230 316H170Z', type === 1 ? STEEL : body) +
        R(176, 204, 48, 18, 4, lit(accent)) +
        [0, 1, 2].map((index) => R(166, 236 + index * 24, 68, 5, 2, darken(body, 0.2))).join('') +
        shape('M92 322Q92 306 110 306H290Q308 306 308 322V344H92Z', trim)) +
    castor(112, 350, 10) +
    castor(type === 2 ? 330 : 288, 350, 10) +
    part(40, 58, look.look & 2 ? -14 : 0, 96) +
    part(102, 116) +
    part(222, 76) +
    part(302, 60, look.look & 4 ? 24 : 10, 304) +
    [70, 150, 250].map((x) => L(`M${x} 188v12h26`, STEEL, 4)).join('') +
    L('M236 226C290 226 300 250 296 268', RUBBER, 4) +
    R(284, 264, 26, 40, 5, lit('#2f3840')) +
    [0, 1, 2, 3].map((index) => C(291 + (index % 2) * 12, 274 + Math.floor(index / 2) * 12, 3, accent)).join('')
  );
};
