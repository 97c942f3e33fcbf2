import { darken, lighten } from '../../colour.ts';
import { strokeText } from '../../../../server/modules/media/strokes.ts';
import {
  C,
  cable,
  DARK,
  type Drawing,
  G,
  GREEN,
  heartbeat,
  knob,
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
  top,
  tube,
} from '../../studio.ts';

export const AHA = [
  '#f4f6f7',
  '#2c343b',
  '#d8483c',
  '#3f9a5c',
  '#8a5a3a',
  '#e0a526',
  '#2f6fb3',
  '#8a55a8',
  '#d9822b',
  '#7d8992',
];

export const ecgMachine: Drawing = (look) => {
  const { body, accent, trim, type } = look;
  const paper = G(
    'translate(96 236) skewX(-6)',
    R(0, 0, 208, 60, 2, '#fffaf6', 'stroke="#d9c8c0"') +
      Array.from({ length: 20 }, (_, index) => L(`M${index * 10.6} 0v60`, '#f2b9b3', 0.6)).join('') +
      [0, 1, 2, 3, 4].map((index) => L(`M0 ${index * 14}h208`, '#f2b9b3', 0.6)).join('') +
      heartbeat(6, 26, 190, 22, 7, '#333c44', 1.3) +
      heartbeat(6, 52, 190, 18, 7, '#333c44', 1.3),
  );
  const rows = [0, 1, 2]
    .map((index) => heartbeat(8, 40 + index * 34, 196, 26, 6 - (look.look & 1), index === 1 ? '#45c8e8' : GREEN, 1.6))
    .join('');
  if (type === 1)
    return (
      shadow(200, 362, 140) +
      R(196, 130, 14, 210, 5, tube(trim)) +
      P('M120 344Q200 326 284 344L296 360H108Z', lit(trim)) +
      screen(70, 44, 260, 150, G('scale(1.24 1.2)', rows)) +
      shape('M110 216H290L304 248H96Z', body) +
      Array.from({ length: 18 }, (_, index) =>
        R(118 + (index % 9) * 18, 222 + Math.floor(index / 9) * 11, 13, 7, 2, lit(trim)),
      ).join('') +
      R(150, 262, 104, 46, 8, lit(body), 'stroke="#8f9aa3"') +
      R(166, 276, 50, 16, 4, lit(accent)) +
      led(236, 284, GREEN)
    );
  return (
    shadow(200, 330, 165) +
    cable('M330 214C384 216 380 300 340 330', RUBBER, 7) +
    shape('M74 128Q76 116 88 116H312Q324 116 326 128L348 276Q350 296 332 296H68Q50 296 52 276Z', body) +
    G('translate(92 126)', screen(0, 0, 216, 92, rows)) +
    R(80, 230, 240, 12, 5, lit(trim)) +
    paper +
    P('M60 290H340L342 306Q342 314 330 314H70Q58 314 58 306Z', darken(body, 0.18)) +
    [0, 1, 2]
      .map((index) => R(316, 246 + index * 14, 20, 9, 4, lit(index === 0 ? accent : darken(body, 0.14))))
      .join('')
  );
};

export const defibrillator: Drawing = (look) => {
  const { body, accent, trim, type } = look;
  const paddle = (x: number, name: string): string =>
    R(x, 74, 66, 30, 10, lit(trim)) +
    R(x + 14, 54, 38, 26, 10, lit(DARK)) +
    C(x + 33, 64, 5, lit(accent)) +
    strokeText(name, x + 8, 86, 7, '#ffffff');
  const shell = look.look & 1 ? darken(accent, 0.05) : body;
  return (
    shadow(200, 336, 160) +
    L('M104 86C104 34 296 34 296 86', trim, 17) +
    L('M106 80C112 42 288 42 294 80', lighten(trim, 0.25), 4) +
    paddle(70, 'APEX') +
    paddle(264, 'STERNUM'.slice(0, 7)) +
    shape('M62 112Q62 96 80 96H320Q338 96 338 112V300Q338 324 312 324H88Q62 324 62 300Z', shell) +
    P('M62 246H338V300Q338 324 312 324H88Q62 324 62 300Z', top(trim), 'opacity=".92"') +
    screen(
      84,
      114,
      152,
      112,
      heartbeat(8, 46, 136, 34, 3, GREEN) +
        strokeText(['72', '80', '66'][look.look % 3] ?? '72', 106, 14, 15, GREEN) +
        strokeText('200 J', 10, 74, 20, '#f2c94c') +
        heartbeat(8, 108, 136, 10, 5, '#45c8e8', 1.2),
    ) +
    C(290, 168, 34, lit('#f3f5f6'), 'stroke="#8f9aa3"') +
    Array.from({ length: 10 }, (_, index) =>
      L('M290 138v6', '#5c6870', 1.6, `transform="rotate(${index * 30 - 120} 290 168)"`),
    ).join('') +
    knob(290, 168, 22, accent) +
    R(260, 214, 60, 20, 6, lit('#3f9a5c')) +
    [
      ['1', '#e0a526'],
      ['2', '#d9822b'],
      ['3', '#d8483c'],
    ]
      .map(
        ([name = '', colour = ''], index) =>
          C(110 + index * 52, 284, 17, lit(colour)) + strokeText(name, 106 + index * 52, 277, 14, '#ffffff'),
      )
      .join('') +
    (type === 1
      ? R(250, 262, 70, 44, 6, lit('#f3f5f6')) + knob(268, 284, 9, trim) + knob(300, 284, 9, trim)
      : R(252, 266, 66, 38, 4, lit('#10181f')) + P('M258 284h54l6 40h-66z', '#fffaf6'))
  );
};

export const aed: Drawing = (look) => {
  const { body, accent, type } = look;
  const shell = look.look & 1 ? body : accent;
  const ink = look.look & 1 ? accent : '#ffffff';
  return (
    shadow(200, 340, 140) +
    L('M140 88C140 46 260 46 260 88', darken(shell, 0.3), 18) +
    L('M142 82C146 54 254 54 258 82', lighten(shell, 0.2), 4) +
    shape('M92 112Q92 84 120 84H280Q308 84 308 112V296Q308 330 274 330H126Q92 330 92 296Z', shell) +
    shape('M112 122Q112 106 128 106H272Q288 106 288 122V210Q288 222 276 222H124Q112 222 112 210Z', '#f5f7f8') +
    P(
      'M200 200C150 168 146 140 168 130C186 124 196 136 200 146C204 136 214 124 232 130C254 140 250 168 200 200Z',
      lit(look.look & 1 ? accent : '#d8483c'),
    ) +
    P('M206 132L186 166H200L192 192L220 154H204L214 132Z', '#ffffff') +
    (type === 1
      ? R(140, 246, 120, 44, 20, lit('#3f9a5c')) + strokeText('AUTO', 176, 260, 16, '#ffffff')
      : C(160, 272, 27, lit('#3f9a5c'), 'stroke="#ffffff" stroke-width="3"') +
        L('M160 256v16', '#ffffff', 4) +
        L('M150 262a14 14 0 1 0 20 0', '#ffffff', 4) +
        C(240, 272, 27, lit('#e8772e'), 'stroke="#ffffff" stroke-width="3"') +
        P('M246 254L228 276H240L234 292L254 268H242Z', '#ffffff')) +
    led(284, 308, GREEN, 4) +
    [0, 1, 2, 3].map((index) => L(`M${112 + index * 9} 308v8`, ink, 3, 'opacity=".6"')).join('')
  );
};

export const holterRecorder: Drawing = (look) => {
  const { body, accent, trim, type } = look;
  if (type === 1)
    return (
      shadow(200, 340, 150) +
      shape('M44 182Q44 150 76 148L196 140Q216 140 216 160V262Q216 282 196 280L76 270Q44 268 44 240Z', '#39485a') +
      R(60, 168, 60, 86, 6, lit('#46586c')) +
      strokeText('ARTERY', 66, 204, 8, '#dfe8ee') +
      cable('M206 212C250 212 232 300 276 300', RUBBER, 10) +
      shape('M232 128Q232 108 252 108H330Q350 108 350 128V306Q350 328 330 328H252Q232 328 232 306Z', body) +
      screen(248, 126, 86, 76, strokeText('124', 10, 10, 24, '#e9eef2') + strokeText('78', 10, 44, 22, '#e9eef2')) +
      R(254, 224, 74, 26, 12, lit(accent)) +
      R(254, 262, 32, 22, 9, lit(trim)) +
      R(296, 262, 32, 22, 9, lit(trim))
    );
  const wires = [0, 1, 2, 3, 4]
    .map((index) => {
      const x = 52 + index * 74;
      const colour = AHA[index] ?? '#7d8992';
      return (
        cable(
          `M${176 + index * 12} 120C${170 + index * 14} 60 ${x + 10} 110 ${x} ${46 + (index % 2) * 26}`,
          colour === '#f4f6f7' ? '#c9d2d8' : colour,
          4.4,
        ) +
        C(x, 46 + (index % 2) * 26, 15, lit('#f1efe9'), 'stroke="#b5b0a4"') +
        C(x, 46 + (index % 2) * 26, 7, lit(STEEL))
      );
    })
    .join('');
  return (
    shadow(200, 344, 120) +
    wires +
    shape('M122 144Q122 118 148 118H252Q278 118 278 144V304Q278 334 248 334H152Q122 334 122 304Z', body) +
    screen(142, 142, 116, 76, heartbeat(6, 36, 104, 24, 3, GREEN) + strokeText('23:41', 12, 52, 13, '#e9eef2')) +
    C(200, 274, 32, lit(trim)) +
    C(200, 274, 15, lit(accent)) +
    R(160, 318, 80, 5, 2.5, accent)
  );
};
