import { darken, lighten } from '../../colour.ts';
import {
  C,
  cable,
  DARK,
  E,
  G,
  L,
  lit,
  P,
  R,
  rod,
  RUBBER,
  shadow,
  shape,
  top,
  tube,
  type Drawing,
  type Look,
} from '../../studio.ts';

const LENS = '#5d6670';

/** The connector to the system. */
function plug(x: number, y: number, { body, accent, trim }: Look): string {
  return G(
    `translate(${x} ${y}) rotate(-8)`,
    R(-2, 30, 62, 12, 3, lit(DARK)) +
      shape('M-6 8a8 8 0 0 1 8-8h54a8 8 0 0 1 8 8v22a6 6 0 0 1-6 6H0a6 6 0 0 1-6-6Z', darken(body, 0.08)),
    R(6, 8, 46, 14, 4, lit(trim)) + C(29, 15, 5, lit(accent)) + R(2, 38, 54, 5, 1, '#c9a64a'),
  );
}

/** Draws handle, cable and plug, which all probes share, and the given head. */
function probe(head: (look: Look) => string, isLong = false): Drawing {
  return (look) => {
    const { body, accent, trim } = look;
    const wire = look.look & 2 ? darken(body, 0.28) : RUBBER;
    const grip =
      look.look & 4
        ? shape('M177 196C178 222 181 244 184 262H216C219 244 222 222 223 196Q200 206 177 196Z', trim, tube)
        : '';
    return (
      shadow(205, 344, 150) +
      cable('M219 322C230 372 300 372 328 330C354 290 350 240 318 240C294 240 284 264 290 300', wire, 11) +
      plug(262, 292, look) +
      G(
        isLong
          ? 'translate(26 46) scale(.86) rotate(-16 200 200) translate(-14 -6)'
          : 'rotate(-16 200 200) translate(-14 -6)',
        shape('M168 150C166 196 176 250 181 296Q200 303 219 296C224 250 234 196 232 150Z', body, tube) + grip,
        head(look),
        P('M173 186Q200 197 227 186L226 195Q200 206 174 195Z', tube(accent)) +
          C(200, 176, 3.4, look.look & 1 ? accent : '#7f8b95'),
        R(184, 296, 32, 12, 4, tube(trim)) +
          [0, 1, 2, 3].map((index) => R(187 + index, 308 + index * 7, 26 - index * 2, 5.4, 2, tube(RUBBER))).join(''),
      )
    );
  };
}

export const convexProbe = probe(({ body, type }) =>
  type === 1
    ? shape(
        'M164 96C164 74 182 64 200 64C218 64 236 74 236 96C236 122 233 138 232 156H168C167 138 164 122 164 96Z',
        body,
        tube,
      ) + P('M165 92C168 72 184 62 200 62C216 62 232 72 235 92C226 82 214 78 200 78C186 78 174 82 165 92Z', tube(LENS))
    : shape(
        'M124 104C122 76 158 60 200 60C242 60 278 76 276 104C274 134 236 138 232 164H168C164 138 126 134 124 104Z',
        body,
        tube,
      ) +
      P('M125 98C126 72 160 56 200 56C240 56 274 72 275 98C262 82 234 74 200 74C166 74 138 82 125 98Z', tube(LENS)) +
      L('M134 90C152 76 174 70 200 70', '#ffffff', 2, 'opacity=".35"'),
);
export const linearProbe = probe(({ body, type }) =>
  type === 1
    ? shape(
        'M172 150C172 120 150 116 128 110Q118 106 122 94L128 82Q134 76 142 80C178 92 232 100 232 150Z',
        body,
        tube,
      ) + shape('M116 108L124 80Q112 78 108 88L104 98Q104 106 116 108Z', LENS)
    : shape(
        'M140 74H260Q268 74 267 84L264 112C262 134 238 136 232 164H168C162 136 138 134 136 112L133 84Q132 74 140 74Z',
        body,
        tube,
      ) +
      R(138, 62, 124, 15, 5, tube(LENS)) +
      L('M146 66H238', '#ffffff', 2, 'opacity=".35"'),
);
export const phasedProbe = probe(({ body, type }) => {
  const half = type === 1 ? 22 : 32;
  return (
    shape(
      `M${200 - half} 82H${200 + half}Q${202 + half} 120 232 160H168Q${198 - half} 120 ${200 - half} 82Z`,
      body,
      tube,
    ) +
    R(198 - half, 64, half * 2 + 4, 20, 7, tube(LENS)) +
    L(`M${206 - half} 70H${190 + half}`, '#ffffff', 2, 'opacity=".35"')
  );
});
export const endocavityProbe = probe(
  ({ body, type, accent }) =>
    shape('M190 8H210L214 132C216 146 230 148 232 164H168C170 148 184 146 186 132Z', body, tube) +
    (type === 1
      ? R(186, -6, 28, 34, 9, tube(body)) + R(210, -2, 7, 26, 3, tube(LENS))
      : P('M185 10C183 -14 191 -26 200 -26C209 -26 217 -14 215 10Q200 14 185 10Z', tube(LENS))) +
    L('M188 40H212', accent, 2),
  true,
);
const volumeHead = ({ body, type, trim, accent }: Look): string =>
  type === 1
    ? shape('M184 28H216L222 128C224 146 232 148 232 164H168C168 148 176 146 178 128Z', body, tube) +
      E(200, 20, 21, 26, tube(LENS)) +
      L('M182 52H218', accent, 3)
    : shape(
        'M132 100C130 70 160 56 200 56C240 56 270 70 268 100C268 138 240 138 234 166H166C160 138 132 138 132 100Z',
        body,
        tube,
      ) +
      P('M134 96C132 60 164 40 200 40C236 40 268 60 266 96C240 84 160 84 134 96Z', tube(LENS)) +
      L('M136 104C160 94 240 94 264 104', trim, 3) +
      L('M148 74C160 58 178 52 196 50', '#ffffff', 2.4, 'opacity=".35"');
export const volumeProbe: Drawing = (look) => probe(volumeHead, look.type === 1)(look);

/** A long flexible shaft in a loop, with its two steering wheels. */
export const teeProbe: Drawing = (look) => {
  const { body, accent, trim } = look;
  const shaft = look.type === 1 ? 8 : 11;
  const wheels =
    C(206, 232, 27, lit(DARK)) +
    C(206, 232, 21, lit(trim)) +
    C(206, 232, 14, lit(accent)) +
    L('M206 208V214M206 250V256M182 232H188M224 232H230', '#ffffff', 2.4, 'opacity=".6"');
  return (
    shadow(200, 344, 150) +
    cable('M226 318C240 370 320 366 330 318', RUBBER, 11) +
    G('translate(24 -6)', plug(274, 282, look)) +
    cable('M190 164C176 60 60 40 62 128C64 214 330 196 318 108C312 66 262 62 250 92', '#39424a', shaft) +
    L('M250 92L243 108', darken(look.body, 0.1), shaft + 3) +
    L('M246 100L242 110', LENS, shaft + 5) +
    L('M82 84h6M64 116h8M72 150h8M96 172h8', lighten(body, 0.6), 1.6) +
    shape('M176 160Q196 150 212 160C224 190 236 250 232 318Q222 330 208 322C196 270 176 220 176 160Z', body, tube) +
    wheels +
    R(180, 168, 24, 7, 3, rod(accent))
  );
};

/** Cables, sleeves and housings for repairing probes. */
export const probeParts: Drawing = (look) => {
  const { accent, trim, type } = look;
  if (type === 1)
    return (
      shadow(200, 320, 130) +
      [0, 1, 2]
        .map((index) =>
          G(
            `translate(${116 + index * 72} ${120 + (index % 2) * 34}) rotate(${index * 9 - 8})`,
            R(0, 0, 40, 22, 7, tube(index === 1 ? accent : trim)) +
              Array.from({ length: 9 }, (_, rib) =>
                R(4 + rib, 24 + rib * 14, 32 - rib * 2, 10.5, 4, tube(index === 1 ? accent : RUBBER)),
              ).join(''),
          ),
        )
        .join('')
    );
  if (type === 2)
    return (
      shadow(200, 316, 130) +
      G(
        'translate(72 96)',
        shape('M0 40Q0 14 26 14H214Q244 14 244 44V150Q244 178 214 178H30Q0 178 0 150Z', look.body) +
          R(30, 46, 186, 78, 10, top(darken(look.body, 0.14))) +
          R(44, 142, 158, 18, 4, lit(DARK)) +
          R(52, 147, 142, 8, 1, '#c9a64a') +
          C(122, 84, 22, lit(trim)) +
          C(122, 84, 12, lit(accent)) +
          L('M122 66V74', '#ffffff', 3),
      ) +
      cable('M196 110C196 60 260 50 300 66', RUBBER, 16)
    );
  const loop = (r: number) => `M${200 + r} 200a${r} ${r * 0.94} 0 1 1-2 -16`;
  return (
    shadow(200, 338, 140) +
    cable(loop(112), RUBBER, 14) +
    cable(loop(94), RUBBER, 14) +
    cable(loop(76), darken(look.body, 0.25), 14) +
    cable('M306 200C312 260 300 300 256 318', RUBBER, 14) +
    R(84, 176, 14, 44, 5, lit(accent)) +
    R(170, 298, 92, 44, 8, lit(look.body), 'stroke="#8b959d"') +
    R(162, 306, 12, 28, 2, '#c9a64a') +
    R(190, 310, 52, 18, 4, lit(trim)) +
    Array.from({ length: 7 }, (_, index) =>
      L(
        `M300 ${186 + index * 3}q22 ${-18 + index * 6} 40 ${-20 + index * 7}`,
        ['#c8433b', '#2f6fb3', '#e0a526', '#3f9a5c', '#8a55a8', '#d9822b', '#6c757c'][index] ?? accent,
        2,
      ),
    ).join('')
  );
};

/** A bracket with a bored block that holds the needle. */
export const needleGuide: Drawing = ({ body, accent, type, look }) => {
  const steel = look & 1 ? '#c3cbd2' : body;
  return (
    shadow(200, 336, 130) +
    (type === 1
      ? G(
          'rotate(-24 200 200)',
          R(86, 196, 240, 11, 5, rod(steel)) +
            R(74, 186, 34, 30, 8, lit(steel)) +
            R(286, 184, 40, 34, 10, lit(accent)) +
            [120, 190, 256]
              .map((x) => R(x, 190, 12, 36, 5, lit(steel)) + L(`M${x + 6} 226q0 14 14 14`, '#8b959d', 5))
              .join('') +
            L('M40 201H380', '#8d979f', 3),
        )
      : shape(
          'M112 236C112 160 288 160 288 236V262Q288 276 274 276H262V238C262 192 138 192 138 238V276H126Q112 276 112 262Z',
          steel,
          tube,
        ) +
        G('rotate(18 276 170)', R(252, 120, 46, 92, 10, lit(accent)) + R(270, 112, 10, 108, 3, lit('#8b959d'))) +
        G('rotate(18 276 170)', L('M275 26V330', '#7d8790', 3.2) + R(268, 20, 14, 26, 4, tube(accent))) +
        C(126, 262, 8, lit('#8b959d')) +
        L('M154 214q46 -26 92 0', '#ffffff', 3, 'opacity=".5"'))
  );
};
