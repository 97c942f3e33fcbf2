import { darken, lighten } from '../../colour.ts';
import { C, E, G, L, lit, P, R, rod, shadow, shape, tube, type Drawing, type Look } from '../../studio.ts';

const STEEL = '#b9c2ca';
const GOLD = '#d3a94a';

const ring = (x: number, y: number, angle: number, colour: string): string =>
  G(
    `translate(${x} ${y}) rotate(${angle})`,
    E(0, 0, 31, 24, 'none', `stroke="${darken(colour, 0.35)}" stroke-width="12"`) +
      E(0, 0, 31, 24, 'none', `stroke="${colour}" stroke-width="9"`) +
      E(-1, -2, 31, 24, 'none', 'stroke="#ffffff" stroke-opacity=".55" stroke-width="2.4"'),
  );

/** Two shanks that cross at a joint, with rings; instruments differ in their jaws. */
function pair({ accent, look }: Look, jaws: string, isGold: boolean, hasRatchet: boolean): string {
  const handle = isGold ? GOLD : STEEL;
  const arm = (side: 1 | -1): string =>
    shape(
      `M${200 - side * 9} 168C${200 + side * 14} 206 ${200 + side * 26} 252 ${200 + side * 30} 296L${200 + side * 42} 290C${200 + side * 38} 250 ${200 + side * 28} 200 ${200 + side * 9} 160Z`,
      handle,
    );
  return (
    shadow(214, 366, 110) +
    G(
      `rotate(${22 + (look % 3) * 5} 200 200) translate(0 -16)`,
      arm(-1) +
        ring(158, 322, 8, handle) +
        jaws +
        arm(1) +
        ring(242, 322, -8, handle) +
        (hasRatchet
          ? P('M170 264h40v7h-40zM192 270h40v7h-40z', darken(handle, 0.16)) +
            [0, 1, 2].map((index) => L(`M${194 + index * 6} 264v13`, '#5d6770', 1.4)).join('')
          : '') +
        C(200, 172, 11, lit(lighten(STEEL, 0.2)), 'stroke="#77828b"') +
        C(200, 172, 6, lit(look & 1 ? accent : '#8d979f')) +
        L('M196 172h8', '#4f5962', 1.6),
    )
  );
}

const straightBlade = (width: number, reach: number): string =>
  shape(
    `M188 180L${200 - width} ${reach + 6}Q${201 - width} ${reach} ${205 - width} ${reach}L204 160L206 178Z`,
    lighten(STEEL, 0.14),
  ) +
  shape(
    `M212 180L${200 + width} ${reach + 8}Q${199 + width} ${reach + 2} ${195 + width} ${reach + 2}L197 158L194 178Z`,
    STEEL,
  ) +
  L(`M203 156L198 ${reach + 22}`, '#ffffff', 1.6, 'opacity=".7"');
const curvedBlade = (reach: number): string =>
  shape(
    `M188 180C176 130 196 ${reach + 50} 236 ${reach}Q240 ${reach - 2} 240 ${reach + 4}C214 ${reach + 60} 200 130 206 178Z`,
    lighten(STEEL, 0.14),
  ) +
  shape(
    `M212 180C206 140 220 ${reach + 60} 246 ${reach + 8}Q250 ${reach + 8} 248 ${reach + 14}C230 ${reach + 70} 222 150 214 182Z`,
    STEEL,
  );

export const scissors: Drawing = (look) =>
  pair(
    look,
    look.look & 1
      ? curvedBlade(look.type === 2 ? 84 : 34)
      : straightBlade(look.type === 0 ? 12 : 7, look.type === 2 ? 84 : 28),
    look.look % 4 === 2,
    false,
  );

const serrated = (from: number, to: number): string =>
  Array.from({ length: Math.floor((to - from) / 6) }, (_, index) =>
    L(`M196 ${from + index * 6}h8`, '#7c878f', 1.1),
  ).join('');
const slimJaws = (reach: number, width: number): string =>
  shape(`M188 182L${200 - width} ${reach}Q200 ${reach - 6} 201 ${reach}L203 176Z`, lighten(STEEL, 0.14)) +
  shape(`M212 182L${200 + width} ${reach + 2}Q200 ${reach - 4} 199 ${reach + 2}L197 176Z`, STEEL) +
  serrated(reach + 6, reach + 66);
const toothed =
  shape('M188 182C170 140 176 84 190 60H180Q178 52 186 52H200V66C190 90 192 140 204 178Z', lighten(STEEL, 0.12)) +
  shape('M212 182C230 140 224 84 210 60H220Q222 52 214 52H200V66C210 90 208 140 196 178Z', STEEL) +
  [0, 1, 2, 3].map((index) => L(`M${190 + index * 6} 52l3 6l3 -6`, '#6d7780', 1.4)).join('');

export const haemostaticForceps: Drawing = (look) =>
  pair(
    look,
    look.type === 3
      ? toothed
      : look.type === 1
        ? slimJaws(84, 5)
        : look.look & 1
          ? curvedBlade(52) + L('M226 60l10 6M220 72l12 6M214 86l12 5M210 100l12 4', '#7c878f', 1.2)
          : slimJaws(40, look.type === 2 ? 9 : 7),
    false,
    true,
  );

export const needleHolder: Drawing = (look) => {
  const jaws =
    shape('M186 184L190 92Q191 84 200 84L203 178Z', lighten(STEEL, 0.1)) +
    shape('M214 184L210 92Q209 84 200 84L197 178Z', STEEL) +
    R(191, 86, 18, 46, 5, lit(look.look & 1 ? '#9aa4ac' : lighten(GOLD, 0.1))) +
    Array.from({ length: 6 }, (_, index) =>
      L(`M193 ${92 + index * 6}l14 4M207 ${92 + index * 6}l-14 4`, '#77818a', 0.9),
    ).join('') +
    L('M168 66a40 40 0 0 1 66 2', '#7d8790', 3.4) +
    L('M234 68C280 80 300 60 316 40', look.accent, 1.6);
  if (look.type === 2)
    return (
      shadow(200, 352, 110) +
      G(
        `rotate(${24 + (look.look % 3) * 5} 200 200)`,
        L('M200 60C196 100 176 180 186 300Q200 330 214 300C224 180 204 100 200 60', STEEL, 9) +
          L('M198 64C194 104 176 184 185 296', '#ffffff', 2, 'opacity=".6"') +
          L('M196 74L200 30L204 74', darken(STEEL, 0.1), 6) +
          [0, 1, 2, 3, 4, 5]
            .map((index) =>
              L(`M${180 - index * 0.2} ${200 + index * 11}h7M213 ${200 + index * 11}h7`, darken(STEEL, 0.3), 2),
            )
            .join('') +
          R(186, 250, 28, 8, 3, lit(GOLD)) +
          C(200, 120, 6, lit(look.accent)),
      )
    );
  return pair(look, jaws, look.look % 2 === 0, true);
};

export const retractor: Drawing = (look) => {
  const { accent, type } = look;
  if (type === 0) {
    const claws = (side: 1 | -1): string =>
      [0, 1, 2]
        .map((index) =>
          L(`M${200 + side * (30 + index * 10)} ${78 - index * 12}q${side * 4} -24 ${side * 22} -20`, '#98a3ab', 5),
        )
        .join('');
    return (
      shadow(200, 366, 110) +
      G(
        'rotate(14 200 200)',
        shape('M196 196C180 150 170 110 168 88L156 48L174 44L186 86C190 120 200 160 212 190Z', STEEL) +
          shape('M204 196C220 150 230 110 232 88L244 48L226 44L214 86C210 120 200 160 188 190Z', lighten(STEEL, 0.14)) +
          claws(1) +
          claws(-1) +
          L('M196 190C176 240 160 270 150 300M204 190C224 240 240 270 250 300', STEEL, 12) +
          ring(140, 322, 20, STEEL) +
          ring(260, 322, -20, STEEL) +
          L('M158 262Q200 236 242 262', '#98a3ab', 7) +
          C(200, 194, 12, lit(lighten(STEEL, 0.2))) +
          C(200, 194, 6, lit(accent)),
      )
    );
  }
  const hook = (x: number, y: number, turn: number, wide: number): string =>
    G(
      `translate(${x} ${y}) rotate(${turn})`,
      P(
        `M-${wide / 2} -30L-${wide / 2} -110Q-${wide / 2} -136 ${-wide / 2 + 16} -136H${wide / 2 + 40}L${wide / 2 + 40} -114H${wide / 2}V-30Z`,
        lit(STEEL),
        'stroke="#7c878f"',
      ) +
        R(-9, -34, 18, 200, 8, tube(STEEL)) +
        (type === 2
          ? E(0, 190, 24, 30, 'none', 'stroke="#98a3ab" stroke-width="11"')
          : P('M-22 166h44v20h-44z', lit(STEEL))) +
        R(-9, 20, 18, 26, 3, tube(look.look & 1 ? accent : GOLD)),
    );
  return (
    shadow(200, 366, 130) +
    (type === 1
      ? hook(140, 170, -12, 34) + G('translate(60 20)', hook(180, 170, 14, 26))
      : hook(190, 160, 18, look.look & 1 ? 26 : 40))
  );
};

/** A slim shaft with a pistol handle. */
export const laparoscopicInstrument: Drawing = (look) => {
  const { accent, trim, type } = look;
  const jaws =
    [
      L('M62 78q-18 -8 -34 -26M62 84q-24 -2 -42 -14', '#98a3ab', 5),
      L('M62 76L24 50M62 86L16 76', '#98a3ab', 6) + L('M50 70l-14 -9M48 82l-18 -3', '#eef2f4', 2),
      P('M64 76L22 48L58 86ZM64 86L14 84L58 76Z', lit('#aab4bc'), 'stroke="#77828b"'),
      R(18, 62, 48, 18, 4, lit('#aab4bc'), 'transform="rotate(36 42 70)"') + L('M16 46l18 12', '#7d8790', 4),
    ][type] ?? '';
  return (
    shadow(212, 352, 140) +
    jaws +
    G(
      'rotate(36 62 82)',
      R(58, 76, 226, 12, 5, rod(look.look & 1 ? '#39424a' : '#aab4bc')) +
        R(60, 78, 34, 8, 3, rod('#d5dce1')) +
        C(298, 82, 24, lit(trim)) +
        Array.from({ length: 12 }, (_, index) =>
          L('M298 60v6', lighten(trim, 0.35), 2, `transform="rotate(${index * 30} 298 82)"`),
        ).join('') +
        C(298, 82, 12, lit(accent)),
    ) +
    shape('M244 208Q268 202 284 222L316 262L290 286L250 246Q236 226 244 208Z', trim) +
    L('M300 272L330 314', trim, 20) +
    ring(344, 326, 30, trim) +
    L('M268 252C250 280 246 304 250 322', trim, 16) +
    ring(248, 342, -10, trim) +
    L('M296 212l22 -22', '#c9a64a', 6) +
    C(322, 186, 6, lit('#c9a64a')) +
    (look.look & 2 ? L('M266 274q18 8 34 4', accent, 6) : '')
  );
};
