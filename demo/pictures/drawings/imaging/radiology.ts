import { darken } from '../../colour.ts';
import { strokeText } from '../../../../server/modules/media/strokes.ts';
import {
  ball,
  C,
  cable,
  castor,
  DARK,
  type Drawing,
  E,
  G,
  GLASS,
  GREEN,
  L,
  led,
  lit,
  P,
  R,
  RUBBER,
  screen,
  shadow,
  shape,
  STEEL,
  tube,
} from '../../studio.ts';

/** A radiograph: chest, hand or knee. */
function radiograph(w: number, h: number, look: number): string {
  const x = w / 2;
  if (look % 3 === 1)
    return (
      [0, 1, 2, 3]
        .map((index) =>
          L(
            `M${x - w * 0.2 + index * w * 0.13} ${h * 0.56}L${x - w * 0.26 + index * w * 0.17} ${h * (0.16 + Math.abs(index - 1.4) * 0.06)}`,
            '#c9d4db',
            w * 0.06,
            'opacity=".75" stroke-dasharray="16 3"',
          ),
        )
        .join('') +
      L(`M${x + w * 0.18} ${h * 0.72}L${x + w * 0.34} ${h * 0.5}`, '#c9d4db', w * 0.06, 'opacity=".7"') +
      E(x, h * 0.68, w * 0.2, h * 0.14, '#aab8c2', 'opacity=".6"') +
      R(x - w * 0.14, h * 0.78, w * 0.11, h * 0.2, 3, '#c9d4db', 'opacity=".7"') +
      R(x + w * 0.03, h * 0.78, w * 0.11, h * 0.2, 3, '#c9d4db', 'opacity=".7"')
    );
  if (look % 3 === 2)
    return (
      R(x - w * 0.11, 0, w * 0.22, h * 0.4, 4, '#c2ced6', 'opacity=".75"') +
      P(
        `M${x - w * 0.2} ${h * 0.36}Q${x} ${h * 0.3} ${x + w * 0.2} ${h * 0.36}Q${x + w * 0.24} ${h * 0.5} ${x + w * 0.1} ${h * 0.5}Q${x} ${h * 0.45} ${x - w * 0.1} ${h * 0.5}Q${x - w * 0.24} ${h * 0.5} ${x - w * 0.2} ${h * 0.36}Z`,
        '#d5dfe5',
        'opacity=".8"',
      ) +
      P(
        `M${x - w * 0.21} ${h * 0.55}H${x + w * 0.21}L${x + w * 0.11} ${h * 0.7}V${h}H${x - w * 0.11}V${h * 0.7}Z`,
        '#c2ced6',
        'opacity=".75"',
      ) +
      E(x, h * 0.42, w * 0.08, h * 0.06, '#eef3f5', 'opacity=".7"')
    );
  const ribs = [0, 1, 2, 3, 4]
    .map((index) =>
      L(
        `M${x - w * 0.04} ${h * (0.2 + index * 0.12)}C${x - w * 0.2} ${h * (0.14 + index * 0.12)} ${x - w * 0.34} ${h * (0.22 + index * 0.12)} ${x - w * 0.36} ${h * (0.34 + index * 0.12)}M${x + w * 0.04} ${h * (0.2 + index * 0.12)}C${x + w * 0.2} ${h * (0.14 + index * 0.12)} ${x + w * 0.34} ${h * (0.22 + index * 0.12)} ${x + w * 0.36} ${h * (0.34 + index * 0.12)}`,
        '#b9c6cf',
        w * 0.028,
        'opacity=".6"',
      ),
    )
    .join('');
  return (
    E(x - w * 0.18, h * 0.48, w * 0.15, h * 0.36, '#0a1015', 'opacity=".8"') +
    E(x + w * 0.18, h * 0.48, w * 0.15, h * 0.36, '#0a1015', 'opacity=".8"') +
    ribs +
    L(
      `M${x} ${h * 0.04}V${h * 0.96}`,
      '#d7e0e6',
      w * 0.07,
      `opacity=".75" stroke-dasharray="${h * 0.06} ${h * 0.022}"`,
    ) +
    E(x + w * 0.07, h * 0.62, w * 0.14, h * 0.17, '#aebbc4', 'opacity=".7"') +
    L(
      `M${x - w * 0.06} ${h * 0.14}L${x - w * 0.3} ${h * 0.08}M${x + w * 0.06} ${h * 0.14}L${x + w * 0.3} ${h * 0.08}`,
      '#d7e0e6',
      w * 0.035,
      'opacity=".7"',
    )
  );
}

export const cArm: Drawing = (look) => {
  const { body, accent, trim, type } = look;
  const small = type === 1;
  const arc = (r: number, colour: string, width: number): string =>
    L(`M${212 + r * 0.5} ${188 - r * 0.86}A${r} ${r} 0 1 0 ${212 + r * 0.5} ${188 + r * 0.86}`, colour, width);
  const r = small ? 96 : 118;
  return (
    shadow(190, 368, 160) +
    L('M66 180H116', darken(body, 0.15), small ? 22 : 30) +
    shape(small ? 'M40 150H92L100 330H34Z' : 'M30 150Q30 136 44 136H96Q108 136 108 150L116 336H30Z', body) +
    (small ? '' : screen(38, 74, 66, 50, radiograph(66, 50, look.look)) + R(64, 128, 14, 12, 3, lit(trim))) +
    R(44, 172, 48, 10, 4, lit(accent)) +
    [0, 1, 2].map((index) => R(46 + index * 16, 196, 11, 11, 4, lit(darken(body, 0.13)))).join('') +
    arc(r, darken(body, 0.3), 27) +
    arc(r, body, 24) +
    arc(r + 5, '#ffffff', 4) +
    arc(r - 8, darken(body, 0.12), 3) +
    R(88, 166, 44, 46, 10, lit(trim)) +
    C(110, 189, 9, lit(accent)) +
    shape(
      `M${212 + r * 0.5 - 34} ${188 - r * 0.86 - 22}h70q8 0 8 8v20q0 8 -8 8h-70q-10 0 -10 -10v-16q0 -10 10 -10Z`,
      body,
    ) +
    R(212 + r * 0.5 - 22, 188 - r * 0.86 + 12, 48, 16, 3, lit(trim)) +
    shape(`M${212 + r * 0.5 - 26} ${188 + r * 0.86 - 26}h60l8 40h-76Z`, body) +
    R(212 + r * 0.5 - 18, 188 + r * 0.86 - 34, 44, 10, 3, lit(DARK)) +
    L(
      `M${212 + r * 0.5} ${188 - r * 0.86 + 32}V${188 + r * 0.86 - 40}`,
      accent,
      1.6,
      'stroke-dasharray="3 6" opacity=".8"',
    ) +
    shape('M24 336H240Q252 336 252 346V352H24Z', trim) +
    castor(50, 358, 12) +
    castor(234, 358, 11) +
    castor(142, 360, 9)
  );
};

export const mobileXray: Drawing = (look) => {
  const { body, accent, trim, type } = look;
  const head = (x: number, y: number): string =>
    shape(`M${x} ${y}h66q12 0 12 12v26q0 12 -12 12h-66q-12 0 -12 -12v-26q0 -12 12 -12Z`, body) +
    R(x + 8, y + 48, 50, 28, 4, lit(trim)) +
    R(x + 18, y + 74, 30, 6, 2, GLASS) +
    R(x + 6, y + 18, 54, 6, 3, accent) +
    P(`M${x + 20} ${y + 82}L${x - 16} ${y + 172}H${x + 82}L${x + 46} ${y + 82}Z`, '#fff3b8', 'opacity=".28"');
  if (type === 1)
    return (
      shadow(200, 362, 130) +
      L('M200 352V70M200 350L110 358M200 350L290 358M200 350L214 366', STEEL, 9) +
      L('M198 346V76', '#ffffff', 3, 'opacity=".6"') +
      L('M120 92H290', darken(STEEL, 0.12), 11) +
      R(186, 78, 28, 30, 6, lit(trim)) +
      G(
        'translate(50 66)',
        shape('M0 14Q0 0 16 0H96Q112 0 112 14V60Q112 76 96 76H16Q0 76 0 60Z', body) +
          screen(16, 14, 50, 28, strokeText('70', 6, 8, 12, GREEN) + strokeText('KV', 30, 12, 6, GREEN)) +
          [0, 1].map((index) => R(76, 14 + index * 16, 24, 12, 5, lit(index ? darken(body, 0.14) : accent))).join('') +
          R(30, 76, 52, 22, 4, lit(trim)) +
          P('M36 98L8 210H104L76 98Z', '#fff3b8', 'opacity=".28"'),
      ) +
      C(290, 92, 14, lit(DARK))
    );
  return (
    shadow(200, 362, 165) +
    R(250, 40, 26, 220, 6, tube(body)) +
    L('M262 70H120', darken(body, 0.14), 20) +
    L('M258 65H124', '#ffffff', 4, 'opacity=".7"') +
    R(240, 50, 46, 42, 8, lit(trim)) +
    head(60, 58) +
    shape('M150 250Q150 232 168 232H322Q344 232 350 250L362 332H138Z', body) +
    screen(
      178,
      180,
      104,
      62,
      G('translate(4 4)', radiograph(44, 54, look.look)) +
        [0, 1, 2].map((index) => R(58, 10 + index * 16, 38, 9, 2, index === 0 ? accent : '#3a4a56')).join(''),
      trim,
    ) +
    L('M322 236C352 214 372 214 372 236', trim, 10) +
    R(166, 264, 120, 8, 4, accent) +
    R(166, 282, 80, 34, 5, lit(darken(body, 0.08))) +
    led(310, 276, GREEN, 4) +
    C(316, 336, 26, lit(DARK)) +
    C(316, 336, 13, lit(STEEL)) +
    castor(164, 348, 13)
  );
};

export const flatPanel: Drawing = (look) => {
  const { accent, body, type } = look;
  const plate = look.look & 1 ? '#39424a' : body;
  const ink = look.look & 1 ? '#dfe6ea' : '#5c6870';
  return (
    shadow(200, 346, 150) +
    (type === 1 ? cable('M318 292C380 300 380 220 350 180', RUBBER, 9) : '') +
    G(
      'rotate(-7 200 200) skewX(-3)',
      R(92, 58, 244, 274, 14, darken(plate, 0.4), 'transform="translate(6 7)"') +
        R(90, 54, 244, 274, 14, lit(plate), `stroke="${darken(plate, 0.35)}" stroke-opacity=".5"`) +
        R(104, 68, 216, 232, 6, lit('#2b343c')) +
        G('translate(108 72)', `<g opacity=".55">${radiograph(208, 224, look.look)}</g>`) +
        [
          [112, 76, 1, 1],
          [312, 76, -1, 1],
          [112, 292, 1, -1],
          [312, 292, -1, -1],
        ]
          .map(([x = 0, y = 0, a = 1, b = 1]) => L(`M${x} ${y + 22 * b}V${y}H${x + 22 * a}`, accent, 3))
          .join('') +
        L('M212 176v18M203 185h18', accent, 2) +
        led(118, 313, GREEN, 3.4) +
        led(132, 313, '#45a8e8', 3.4) +
        R(150, 309, 50, 7, 3.5, accent) +
        (type === 0
          ? L('M290 318a10 10 0 0 1 20 0M295 318a5 5 0 0 1 10 0', ink, 2)
          : R(320, 280, 16, 34, 4, lit('#59646c'))),
    )
  );
};

export const medicalDisplay: Drawing = (look) => {
  const { accent, body, trim, type } = look;
  const tall = type === 0;
  const [x, y, w, h] = tall ? [116, 52, 168, 224] : [56, 72, 288, 170];
  const content = tall
    ? G('translate(8 8)', radiograph(w - 16, h - 16, look.look))
    : E(w * 0.36, h * 0.52, w * 0.26, h * 0.4, ball('#d98a74')) +
      E(w * 0.3, h * 0.42, w * 0.1, h * 0.12, '#ffd9cc', 'opacity=".5"') +
      L(`M${w * 0.2} ${h * 0.66}q${w * 0.16} -${h * 0.2} ${w * 0.34} -${h * 0.04}`, '#a84f42', 4) +
      [0, 1, 2].map((index) => R(w * 0.74, h * (0.12 + index * 0.26), w * 0.2, h * 0.2, 3, '#22313d')).join('') +
      G(`translate(${w * 0.76} ${h * 0.66})`, radiograph(w * 0.16, h * 0.16, 1));
  const shell = look.look & 1 ? body : DARK;
  return (
    shadow(200, 356, 130) +
    R(186, y + h, 28, 340 - y - h, 6, tube(trim)) +
    P('M130 342Q200 326 270 342L280 354H120Z', lit(trim)) +
    R(x - 16, y - 16, w + 32, h + 38, 10, lit(shell), `stroke="${darken(shell, 0.4)}" stroke-opacity=".5"`) +
    screen(x, y, w, h, content, '#11181e') +
    R(x, y + h + 9, 34, 4, 2, accent) +
    led(x + w - 6, y + h + 11, GREEN) +
    [0, 1, 2, 3].map((index) => C(x + w - 22 - index * 12, y + h + 11, 2.6, '#8d98a0')).join('')
  );
};
