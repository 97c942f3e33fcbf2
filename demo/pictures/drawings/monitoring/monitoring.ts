import { darken, lighten } from '../../colour.ts';
import { strokeText } from '../../../../server/modules/media/strokes.ts';
import {
  C,
  cable,
  CYAN,
  DARK,
  type Drawing,
  G,
  GREEN,
  heartbeat,
  knob,
  L,
  led,
  lit,
  type Look,
  P,
  R,
  RED,
  ripple,
  RUBBER,
  screen,
  shadow,
  shape,
  STEEL,
  top,
  tube,
  YELLOW,
} from '../../studio.ts';

export const pick = (look: number, ...values: string[]): string => values[look % values.length] ?? '';

/** Curves on the left, numbers on the right. */
function vitals(w: number, h: number, rows: number, { look }: Look): string {
  const colours = [GREEN, CYAN, YELLOW, RED, '#e9eef2'];
  const figures = [
    pick(look, '72', '68', '80', '76'),
    pick(look, '98', '99', '97'),
    pick(look, '16', '14', '18'),
    pick(look, '120/78', '118/74', '124/82'),
    '36.7',
  ];
  const step = h / rows;
  return (
    Array.from({ length: rows }, (_, index) => {
      const colour = colours[index] ?? GREEN;
      const y = step * (index + 0.68);
      const curve =
        index === 0
          ? heartbeat(w * 0.03, y, w * 0.6, step * 0.55, 4, colour)
          : ripple(w * 0.03, y, w * 0.6, step * 0.42, index === 1 ? 5 : 3, colour);
      const figure = figures[index] ?? '';
      const size = Math.min(step * 0.5, (w * 0.3 * 6) / (figure.length * 5.6));
      return curve + strokeText(figure, w * 0.69, step * index + step * 0.26, size, colour, 0.15);
    }).join('') + L(`M${w * 0.655} ${h * 0.05}V${h * 0.95}`, '#33434f', 1)
  );
}

export const patientMonitor: Drawing = (look) => {
  const { body, accent, trim, type } = look;
  const module =
    type === 1
      ? [0, 1, 2]
          .map(
            (index) =>
              R(
                330,
                118 + index * 50,
                28,
                44,
                4,
                lit(index === 1 ? darken(body, 0.08) : body),
                'stroke="#8f9aa3" stroke-opacity=".6"',
              ) +
              C(344, 130 + index * 50, 5, lit([accent, '#2f6fb3', '#d8483c'][index] ?? accent)) +
              C(344, 148 + index * 50, 4, lit(trim)),
          )
          .join('')
      : '';
  return (
    shadow(200, 340, 150) +
    L('M140 76C140 46 260 46 260 76', trim, 13) +
    L('M140 74C140 48 260 48 260 74', lighten(trim, 0.25), 4) +
    (type === 1 ? R(318, 106, 46, 170, 8, lit(trim)) : '') +
    module +
    shape('M56 92Q56 74 76 74H312Q332 74 332 92V290Q332 304 318 304H70Q56 304 56 290Z', body) +
    screen(74, 94, 240, 158, vitals(240, 158, 4, look)) +
    R(56, 268, 276, 2, 0, darken(body, 0.2)) +
    R(76, 278, 26, 14, 5, lit(accent)) +
    [0, 1, 2, 3, 4].map((index) => R(112 + index * 28, 280, 20, 10, 4, lit(darken(body, 0.14)))).join('') +
    knob(296, 284, 13, trim) +
    led(64, 84, look.look & 1 ? YELLOW : GREEN) +
    R(180, 77, 34, 5, 2.5, look.look & 2 ? YELLOW : RED) +
    P('M96 304H292L304 330Q306 336 298 336H90Q82 336 84 330Z', lit(trim)) +
    (look.look & 4
      ? cable('M60 250C20 262 20 320 60 338', '#3f9a5c', 6) + cable('M60 232C8 244 6 330 40 346', '#2f6fb3', 6)
      : '')
  );
};

export const vitalSigns: Drawing = (look) => {
  const { body, accent, trim, type } = look;
  const figures = (w: number): string =>
    strokeText(pick(look.look, '98', '97', '99'), 14, 16, 40, CYAN, 0.14) +
    strokeText(pick(look.look, '72', '66', '81'), w * 0.56, 16, 40, GREEN, 0.14) +
    strokeText(pick(look.look, '121/77', '116/72', '128/84'), 14, 84, 30, YELLOW, 0.14) +
    ripple(14, 156, w * 0.52, 22, 4, CYAN) +
    strokeText('36.6', w * 0.66, 136, 17, '#e9eef2');
  return (
    shadow(200, 344, 120) +
    L('M166 66C166 40 234 40 234 66', trim, 12) +
    shape(
      type === 1
        ? 'M110 84Q110 60 134 60H266Q290 60 290 84V318Q290 338 270 338H130Q110 338 110 318Z'
        : 'M92 92Q92 66 118 66H282Q308 66 308 92V306Q308 330 284 330H116Q92 330 92 306Z',
      body,
    ) +
    (type === 1
      ? screen(128, 82, 144, 130, G('scale(.82 .78)', figures(176)))
      : screen(112, 88, 176, 166, figures(176))) +
    G(
      type === 1 ? 'translate(0 -34)' : '',
      R(118, 274, 42, 28, 12, lit(accent)) +
        strokeText('START', 123, 284, 8, '#ffffff') +
        [0, 1, 2].map((index) => R(172 + index * 36, 276, 28, 22, 8, lit(darken(body, 0.12)))).join('') +
        R(196, 70, 16, 4, 2, look.look & 1 ? RED : YELLOW),
    ) +
    (type === 1 ? R(130, 284, 50, 38, 6, lit(trim)) + R(140, 290, 30, 26, 8, lit('#f5f7f8')) : '') +
    cable('M308 286C352 292 356 330 320 346', RUBBER, 7)
  );
};

export const fetalMonitor: Drawing = (look) => {
  const { body, accent, trim } = look;
  const belt = (x: number, y: number, colour: string): string =>
    C(x, y, 27, lit(body), 'stroke="#8f9aa3"') + C(x, y, 18, lit(colour)) + C(x, y, 8, lit(body));
  const paper =
    R(0, 0, 188, 40, 2, '#fffdf6') +
    Array.from({ length: 18 }, (_, index) => L(`M${index * 11} 0v40`, '#f0b9b4', 0.6)).join('') +
    L('M4 16l10 -4 8 6 12 -8 10 4 14 -2 10 6 12 -10 10 4 14 2 10 -4 16 6 12 -8 14 4 12 -2 18 2', '#3b444c', 1.4) +
    L('M4 34q20 0 34 -10t34 10 34 -8 34 8 40 -6', '#3b444c', 1.2);
  return (
    shadow(200, 322, 165) +
    cable('M300 280C370 280 372 330 334 336', RUBBER, 6) +
    cable('M96 280C30 284 24 330 66 338', RUBBER, 6) +
    shape('M66 196H334L352 282Q354 296 340 296H60Q46 296 48 282Z', body) +
    P('M86 206H314L320 246H80Z', top(trim)) +
    G('translate(106 204) skewX(-2)', paper) +
    shape('M96 66H304Q316 66 316 78V190H84V78Q84 66 96 66Z', body) +
    screen(
      102,
      82,
      196,
      96,
      strokeText(pick(look.look, '142', '136', '148'), 12, 18, 36, GREEN, 0.14) +
        strokeText(pick(look.look, '24', '18', '31'), 130, 18, 30, CYAN, 0.14) +
        ripple(12, 86, 172, 16, 4, YELLOW),
    ) +
    knob(300, 270, 10, trim) +
    [0, 1, 2, 3]
      .map((index) => R(84 + index * 30, 264, 22, 12, 5, lit(index === 0 ? accent : darken(body, 0.14))))
      .join('') +
    belt(66, 336, '#e58aa4') +
    belt(336, 336, '#6aa9d8')
  );
};

export const parameterModule: Drawing = ({ body, accent, trim, type, look }) => {
  const ports = [1, 1, 2, 4][type] ?? 1;
  const sockets = Array.from(
    { length: ports },
    (_, index) =>
      C(
        160,
        150 + index * 46 + (ports === 1 ? 44 : 0),
        19,
        lit([accent, '#d8483c', '#2f6fb3', '#3f9a5c'][(index + type) % 4] ?? accent),
      ) +
      C(160, 150 + index * 46 + (ports === 1 ? 44 : 0), 11, DARK) +
      [0, 1, 2, 3]
        .map((pin) =>
          C(156 + (pin % 2) * 8, 146 + index * 46 + (ports === 1 ? 44 : 0) + Math.floor(pin / 2) * 8, 1.6, '#c9a64a'),
        )
        .join(''),
  ).join('');
  return (
    shadow(206, 344, 120) +
    shape('M116 92L150 66H290L262 92Z', lighten(body, 0.4)) +
    shape('M262 92L290 66V306L262 336Z', darken(body, 0.2)) +
    shape('M116 92H262V336H116Z', body) +
    R(116, 92, 146, 26, 0, lit(trim)) +
    strokeText(['SpO2', 'CO2', 'IBP', 'MULTI'][type]?.toUpperCase() ?? 'SPO2', 126, 100, 10, '#ffffff') +
    sockets +
    R(206, 140, 40, 22, 5, lit(darken(body, 0.1))) +
    R(206, 172, 40, 22, 5, lit(darken(body, 0.1))) +
    led(226, 214, look & 1 ? GREEN : YELLOW, 3.4) +
    R(206, 290, 40, 22, 4, lit(accent)) +
    L('M270 120V300M277 112V294', darken(body, 0.35), 2)
  );
};

export const battery: Drawing = ({ accent, body, trim, type, look }) => {
  const label =
    R(0, 0, 118, 74, 5, lit('#f6f8f9')) +
    R(0, 0, 118, 20, 5, lit(accent)) +
    strokeText(['LI-ION', 'NI-MH', 'PB'][type] ?? 'LI-ION', 8, 6, 9, '#ffffff') +
    strokeText(pick(look, '11.1V', '14.8V', '14.4V', '12V'), 8, 30, 13, '#39434b') +
    [0, 1].map((index) => R(8, 53 + index * 8, 80 - index * 24, 3, 1.5, '#98a4ac')).join('') +
    L('M98 32v14M91 39h14', '#d8483c', 2.4);
  if (type === 1)
    return (
      shadow(200, 316, 140) +
      cable('M300 190C350 170 356 120 316 104', '#c8433b', 5) +
      cable('M300 206C366 196 374 120 330 96', DARK, 5) +
      R(304, 84, 36, 24, 4, lit('#f0f2f3'), 'stroke="#98a4ac"') +
      [0, 1, 2, 3]
        .map(
          (index) =>
            R(84 + index * 54, 130, 56, 168, 14, tube(accent)) + R(98 + index * 54, 122, 28, 12, 4, tube(STEEL)),
        )
        .join('') +
      G('translate(132 176)', label)
    );
  const caseColour = type === 2 ? '#4a535b' : look & 1 ? trim : darken(body, 0.06);
  return (
    shadow(200, 322, 140) +
    shape('M84 132L124 96H344L312 132Z', lighten(caseColour, 0.3)) +
    shape('M312 132L344 96V262L312 302Z', darken(caseColour, 0.25)) +
    shape('M84 132H312V302H84Z', caseColour) +
    G('translate(106 168) scale(1.28)', label) +
    (type === 2
      ? R(128, 106, 26, 16, 2, lit('#c8433b')) +
        R(282, 106, 26, 16, 2, lit('#1f262c')) +
        L('M141 100v12M295 100v12', STEEL, 6)
      : Array.from({ length: 5 }, (_, index) => R(146 + index * 26, 106, 15, 13, 2, lit('#c9a64a'))).join('') +
        [0, 1, 2, 3].map((index) => led(278, 274 - index * 14, index < 3 ? GREEN : '#93a0a9', 3)).join(''))
  );
};
