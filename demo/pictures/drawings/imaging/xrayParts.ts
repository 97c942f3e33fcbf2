import { darken, lighten } from '../../colour.ts';
import { strokeText } from '../../../../server/modules/media/strokes.ts';
import {
  C,
  cable,
  castor,
  DARK,
  type Drawing,
  E,
  G,
  GLASS,
  GREEN,
  knob,
  L,
  led,
  lit,
  P,
  R,
  rod,
  RUBBER,
  screen,
  screw,
  shadow,
  shape,
  STEEL,
  tube,
} from '../../studio.ts';

export const xrayTube: Drawing = (look) => {
  const { accent, type, body } = look;
  if (type === 2)
    return (
      shadow(200, 322, 160) +
      shape(
        'M56 150Q56 128 78 128H322Q344 128 344 150V234Q344 256 322 256H78Q56 256 56 234Z',
        look.look & 1 ? '#4a545c' : body,
        rod,
      ) +
      R(40, 138, 26, 108, 8, rod(STEEL)) +
      R(334, 138, 26, 108, 8, rod(STEEL)) +
      shape('M164 250H236L244 296H156Z', '#59646c') +
      R(172, 292, 56, 10, 3, GLASS) +
      R(92, 96, 34, 38, 6, tube('#59646c')) +
      R(274, 96, 34, 38, 6, tube('#59646c')) +
      C(109, 96, 12, lit('#2f3840')) +
      C(291, 96, 12, lit('#2f3840')) +
      R(150, 166, 100, 46, 4, '#f6f8f9', 'opacity=".95"') +
      R(150, 166, 100, 12, 4, lit(accent)) +
      strokeText(['150 KV', '125 KV', '133 KV'][look.look % 3] ?? '150 KV', 160, 188, 12, '#39434b') +
      [56, 340].map((x) => screw(x, 150) + screw(x, 240)).join('')
    );
  const anode =
    type === 0
      ? E(160, 200, 16, 46, lit('#6a737b'), 'stroke="#3d464d"') +
        E(166, 200, 13, 44, lit('#b7a27a')) +
        E(168, 200, 6, 16, lit('#4d565e'))
      : shape('M120 182H168L186 200L168 218H120Z', '#b7733f', rod);
  return (
    shadow(200, 316, 150) +
    G(
      'rotate(-14 200 200)',
      R(30, 186, 52, 28, 5, rod(type === 0 ? '#8f6a3a' : '#b7733f')) +
        shape(
          'M72 176Q96 168 112 150Q140 126 176 132Q240 142 262 168Q290 178 330 178V222Q290 222 262 232Q240 258 176 268Q140 274 112 250Q96 232 72 224Z',
          '#cfe3ec',
          (colour) => rod(colour),
        ) +
        P('M100 172Q140 132 190 142Q230 150 250 172Q200 160 100 172Z', '#ffffff', 'opacity=".6"') +
        R(72, 190, 74, 20, 4, rod('#8a6a42')) +
        anode +
        R(206, 178, 62, 44, 6, rod('#8d979f')) +
        R(196, 186, 14, 28, 3, rod('#5d6770')) +
        L('M190 196h10', '#ffb84d', 4) +
        C(192, 196, 7, '#ffb84d', 'opacity=".4"') +
        R(322, 184, 30, 32, 4, rod('#aab4bc')) +
        [0, 1, 2].map((index) => L(`M352 ${192 + index * 8}h22`, '#c9a64a', 3)).join('') +
        R(262, 160, 8, 80, 3, rod(accent)),
    )
  );
};

export const ctTube: Drawing = (look) => {
  const { accent, body, type } = look;
  const metal = look.look & 1 ? '#aeb7be' : body;
  return (
    shadow(200, 336, 165) +
    cable('M316 140C370 110 384 180 350 210', '#c8433b', 11) +
    cable('M316 170C350 150 366 190 346 236', '#2f6fb3', 11) +
    shape('M76 112Q76 88 104 84L252 72Q300 72 304 116V270Q304 310 256 314L108 322Q76 320 76 292Z', metal) +
    E(108, 202, 42, 104, lit(darken(metal, 0.1)), 'stroke="#727d86"') +
    E(108, 202, 30, 80, lit(STEEL)) +
    E(108, 202, 13, 34, lit('#59646c')) +
    Array.from({ length: 8 }, (_, index) =>
      screw(108 + Math.cos(index * 0.785 + 0.4) * 36, 202 + Math.sin(index * 0.785 + 0.4) * 92, 3.6),
    ).join('') +
    shape('M178 310H258L250 340H186Z', '#59646c') +
    R(198, 336, 40, 8, 2, GLASS) +
    R(168, 128, 116, 78, 5, '#f6f8f9', 'stroke="#b7c1c8"') +
    R(168, 128, 116, 20, 5, lit(accent)) +
    strokeText(type === 1 ? '8.0 MHU' : '5.0 MHU', 178, 134, 9, '#ffffff') +
    [0, 1, 2, 3].map((index) => R(178, 158 + index * 11, 88 - index * 15, 4, 2, '#98a4ac')).join('') +
    P('M258 236l17 30h-34z', '#f2c94c', 'stroke="#39434b" stroke-width="2"') +
    C(258, 255, 3.4, '#39434b') +
    [0, 1, 2].map((index) => R(164, 224 + index * 14, 62, 7, 3, darken(metal, 0.24))).join('') +
    (type === 1 ? R(278, 92, 40, 34, 6, lit('#59646c')) : R(272, 250, 46, 30, 6, lit('#59646c')))
  );
};

export const xrayGenerator: Drawing = (look) => {
  const { body, accent, trim, type } = look;
  if (type === 1)
    return (
      shadow(200, 336, 140) +
      [0, 1, 2]
        .map(
          (index) =>
            R(124 + index * 62, 66, 28, 60, 6, tube('#a8552f')) +
            R(128 + index * 62, 56, 20, 14, 3, tube(STEEL)) +
            [0, 1, 2].map((ribAt) => R(118 + index * 62, 76 + ribAt * 15, 40, 7, 3, tube('#b9673d'))).join(''),
        )
        .join('') +
      shape('M76 138L106 118H326L300 138Z', lighten(STEEL, 0.3)) +
      shape('M300 138L326 118V290L300 322Z', darken(STEEL, 0.22)) +
      shape('M76 138H300V322H76Z', look.look & 1 ? STEEL : body) +
      R(104, 168, 108, 76, 5, '#f6f8f9', 'stroke="#b7c1c8"') +
      R(104, 168, 108, 18, 5, lit(accent)) +
      P('M138 196L122 222H136L130 238L150 212H136L144 196Z', '#f2c94c', 'stroke="#39434b" stroke-width="1.4"') +
      [0, 1, 2].map((index) => R(160, 200 + index * 11, 42 - index * 9, 4, 2, '#98a4ac')).join('') +
      C(258, 250, 22, lit('#59646c')) +
      C(258, 250, 9, lit(STEEL)) +
      R(104, 276, 108, 24, 4, lit(trim))
    );
  return (
    shadow(206, 366, 130) +
    shape('M112 62L146 40H310L280 62Z', lighten(body, 0.4)) +
    shape('M280 62L310 40V318L280 352Z', darken(body, 0.22)) +
    shape('M112 62H280V352H112Z', body) +
    R(126, 78, 140, 70, 6, lit(trim)) +
    screen(
      136,
      88,
      82,
      48,
      strokeText(['80', '65', '50'][look.look % 3] ?? '80', 8, 8, 18, GREEN) + strokeText('KW', 48, 14, 10, GREEN),
    ) +
    C(244, 100, 8, lit('#d8483c')) +
    C(244, 124, 8, lit('#3f9a5c')) +
    [0, 1, 2, 3, 4, 5].map((index) => R(130, 166 + index * 12, 132, 6, 3, darken(body, 0.24))).join('') +
    R(126, 252, 140, 4, 0, accent) +
    R(130, 270, 132, 66, 5, lit(darken(body, 0.07))) +
    C(250, 302, 5, lit(trim)) +
    P('M164 282l20 36h-40z', '#f2c94c', 'stroke="#39434b" stroke-width="2"') +
    P('M167 294l-8 12h6l-3 9 9 -13h-6l4 -8z', '#39434b') +
    castor(130, 358, 9) +
    castor(262, 358, 9) +
    cable('M310 250C360 256 360 330 330 358', RUBBER, 11)
  );
};

export const collimator: Drawing = (look) => {
  const { body, accent, trim, type } = look;
  return (
    shadow(200, 352, 140) +
    P('M150 268L84 356H316L250 268Z', '#fff3b8', 'opacity=".4"') +
    L('M200 300V350M120 326H280', '#d9822b', 1.4, 'opacity=".7"') +
    R(158, 74, 84, 28, 5, rod(STEEL)) +
    Array.from({ length: 4 }, (_, index) => screw(172 + index * 19, 88)).join('') +
    shape(
      'M92 122Q92 100 116 100H284Q308 100 308 122V222Q308 236 294 240L262 258H138L106 240Q92 236 92 222Z',
      look.look & 1 ? body : lighten(trim, 0.3),
    ) +
    R(144, 256, 112, 16, 4, lit(DARK)) +
    R(156, 266, 88, 8, 2, '#cfe8f2') +
    R(112, 118, 176, 44, 6, lit(trim)) +
    (type === 1
      ? screen(128, 124, 94, 32, strokeText('43x43', 8, 9, 14, GREEN))
      : Array.from({ length: 13 }, (_, index) =>
          L(`M${124 + index * 12} 130v${index % 3 ? 8 : 15}`, '#ffffff', 1.6),
        ).join('') + P('M196 158l5 -10 5 10z', accent)) +
    knob(136, 202, 21, trim) +
    knob(264, 202, 21, trim) +
    C(200, 202, 15, lit(accent)) +
    L('M200 192v6M190 202h4M206 202h4M200 208v4', '#ffffff', 2.4) +
    led(274, 140, '#f2c94c')
  );
};
