import { darken, lighten } from '../../colour.ts';
import { strokeText } from '../../../../server/modules/media/strokes.ts';
import { C, cable, type Drawing, E, G, L, lit, type Look, P, R, shadow, shape, STEEL, tube } from '../../studio.ts';

/** A carton of supplies with a printed face. */
export function carton(x: number, y: number, w: number, h: number, { accent, look }: Look, title: string): string {
  const face = look & 1 ? '#f7f9fa' : lighten(accent, 0.12);
  const ink = look & 1 ? accent : '#ffffff';
  return (
    shape(`M${x} ${y}L${x + 24} ${y - 20}H${x + w + 24}L${x + w} ${y}Z`, lighten(face, 0.4)) +
    shape(`M${x + w} ${y}L${x + w + 24} ${y - 20}V${y + h - 20}L${x + w} ${y + h}Z`, darken(face, 0.16)) +
    shape(`M${x} ${y}H${x + w}V${y + h}H${x}Z`, face) +
    R(x, y + h * 0.64, w, h * 0.2, 0, look & 1 ? lit(accent) : lit(darken(accent, 0.25))) +
    strokeText(title, x + 12, y + 14, Math.min(15, (w - 20) / (title.length * 0.94)), ink) +
    [0, 1]
      .map((index) => R(x + 12, y + 40 + index * 9, w * (0.5 - index * 0.14), 4, 2, ink, 'opacity=".55"'))
      .join('') +
    L(`M${x + w - 26} ${y + h - 14}h14M${x + w - 19} ${y + h - 21}v14`, ink, 4)
  );
}

export const gloves: Drawing = (look) => {
  const { accent, type } = look;
  const skin =
    [['#5b7fc4', '#7a5fb0', '#e9eef1', '#4b9a6a', '#39434b'][look.look % 5] ?? '#5b7fc4', '#e6d9bd', '#efe7d6'][type] ??
    '#5b7fc4';
  const hand = (turnBy: number, x: number): string =>
    G(
      `translate(${x} 0) rotate(${turnBy} 200 230)`,
      shape(
        'M166 332L162 250C150 226 128 206 132 192C138 178 158 196 168 210L162 122C162 104 182 104 184 122L188 184L188 98C188 80 210 80 210 98L212 184L220 110C222 94 242 96 240 114L234 192L252 140C258 126 274 132 270 148C262 190 250 236 238 262L234 332Q200 342 166 332Z',
        skin,
      ) +
        L('M166 322Q200 332 234 322', darken(skin, 0.25), 3) +
        L('M176 220Q200 210 222 222M178 130V176M200 108V178M228 122L222 180', darken(skin, 0.22), 1.6, 'opacity=".5"') +
        L('M170 122V186', '#ffffff', 3, 'opacity=".4"'),
    );
  return (
    shadow(200, 346, 150) +
    (type === 0
      ? carton(60, 218, 190, 110, look, 'NITRILE') +
        E(154, 208, 60, 13, darken(accent, 0.5)) +
        G('translate(-10 -56) scale(.92)', hand(-16, -10)) +
        carton(60, 218, 190, 110, look, 'NITRILE') +
        G('translate(170 96) scale(.62)', hand(24, 40))
      : hand(-14, -46) + hand(10, 52))
  );
};

export const drapes: Drawing = (look) => {
  const { accent, type } = look;
  const cloth = ['#3f7fb3', '#3f8f8a', '#4a8f63', '#5273b0'][look.look % 4] ?? accent;
  const fold = (x: number, y: number, w: number, n: number): string =>
    Array.from({ length: n }, (_, index) =>
      shape(
        `M${x + index * 2} ${y - index * 15}Q${x + w / 2} ${y - 14 - index * 15} ${x + w - index * 2} ${y - index * 15}V${y + 15 - index * 15}Q${x + w / 2} ${y + 4 - index * 15} ${x + index * 2} ${y + 15 - index * 15}Z`,
        index % 2 ? lighten(cloth, 0.1) : cloth,
      ),
    ).join('');
  if (type === 0)
    return (
      shadow(200, 362, 120) +
      shape(
        'M150 66Q176 50 200 62Q224 50 250 66L318 112L296 208L268 196L276 346Q200 358 124 346L132 196L104 208L82 112Z',
        cloth,
      ) +
      L('M178 58Q200 82 222 58', lighten(cloth, 0.35), 6) +
      L('M200 78V350', darken(cloth, 0.25), 2, 'opacity=".6"') +
      L('M134 216Q200 232 266 216', lighten(cloth, 0.3), 6) +
      L('M150 130L138 196M250 130L262 196M160 250L150 344M240 250L250 344', darken(cloth, 0.28), 3, 'opacity=".4"') +
      [
        [100, 198],
        [300, 198],
      ]
        .map(([x = 0, y = 0]) =>
          R(x - 16, y, 32, 18, 5, lit('#f1f4f5'), `transform="rotate(${x < 200 ? 18 : -18} ${x} ${y})"`),
        )
        .join('')
    );
  if (type === 1)
    return (
      shadow(200, 336, 165) +
      shape('M42 268L110 132H290L358 268Q356 300 330 306H70Q44 300 42 268Z', cloth) +
      shape('M150 178H250L262 236H138Z', '#dcebf2') +
      E(200, 206, 30, 17, darken(cloth, 0.5)) +
      E(200, 206, 24, 13, '#e8cdb8') +
      L('M74 262L126 148M326 262L274 148M120 300L140 250M280 300L260 250', darken(cloth, 0.25), 3, 'opacity=".4"') +
      R(150, 268, 100, 22, 4, '#f5f8f9', 'opacity=".9"') +
      strokeText('STERILE', 164, 274, 10, cloth)
    );
  return (
    shadow(200, 336, 160) +
    fold(70, 296, 260, 8) +
    R(120, 150, 160, 60, 6, lit('#f7f9fa'), 'stroke="#c4ced4"') +
    R(120, 150, 160, 18, 6, lit(accent)) +
    strokeText('DRAPE SET', 132, 155, 8, '#ffffff') +
    [0, 1].map((index) => R(132, 178 + index * 12, 110 - index * 34, 5, 2, '#9fb0ba')).join('')
  );
};

export const mask: Drawing = (look) => {
  const { accent, type } = look;
  const cloth = ['#8fc1dc', '#f3f6f7', '#9ed0b4', '#b9cbe6'][look.look % 4] ?? accent;
  if (type === 2)
    return (
      shadow(200, 350, 130) +
      cable('M214 300C230 350 320 340 350 366', '#cfe6dc', 12) +
      L('M118 170C50 130 60 90 120 84M282 170C350 130 340 90 280 84', '#9fb6ac', 4) +
      shape(
        'M200 64C244 84 292 160 288 226C284 286 240 304 200 304C160 304 116 286 112 226C108 160 156 84 200 64Z',
        look.look & 1 ? '#d8efe4' : '#e0eef5',
      ) +
      P(
        'M200 92C226 112 262 170 260 216C258 258 230 276 200 276C170 276 142 258 140 216C138 170 174 112 200 92Z',
        '#ffffff',
        'opacity=".45"',
      ) +
      [-1, 1]
        .map(
          (side) =>
            C(200 + side * 58, 214, 13, lit('#f4f8f9'), 'stroke="#9fb6ac"') +
            [0, 1, 2, 3]
              .map((index) =>
                C(200 + side * 58 + Math.cos(index * 1.57) * 6, 214 + Math.sin(index * 1.57) * 6, 1.8, '#7d918a'),
              )
              .join(''),
        )
        .join('') +
      R(184, 276, 32, 40, 7, tube('#eef4f2')) +
      R(184, 290, 32, 8, 2, tube(accent)) +
      L('M176 98Q200 84 224 98', STEEL, 7)
    );
  if (type === 1)
    return (
      shadow(200, 340, 130) +
      L(
        'M110 160C20 110 40 60 150 60M290 160C380 110 360 60 250 60M118 236C20 260 40 330 140 318M282 236C380 260 360 330 260 318',
        '#e3c04a',
        6,
      ) +
      shape(
        'M200 86C254 86 300 142 300 196C300 260 250 306 200 306C150 306 100 260 100 196C100 142 146 86 200 86Z',
        look.look & 1 ? '#f6f7f7' : cloth,
      ) +
      L('M200 92V302', darken(cloth, 0.15), 2) +
      L('M160 112Q200 88 240 112', STEEL, 8) +
      C(240, 214, 24, lit(accent)) +
      [0, 1, 2].map((index) => L(`M226 ${206 + index * 8}h28`, '#ffffff', 3, 'opacity=".8"')).join('') +
      strokeText(look.look & 2 ? 'FFP3' : 'FFP2', 132, 200, 16, darken(cloth, 0.5)) +
      L('M116 190Q122 250 160 282', '#ffffff', 4, 'opacity=".5"')
    );
  return (
    shadow(200, 330, 150) +
    L('M90 156C10 130 10 270 92 252M310 156C390 130 390 270 308 252', '#f1f4f5', 8) +
    L('M90 156C10 130 10 270 92 252M310 156C390 130 390 270 308 252', '#b9c6ce', 1.4) +
    shape('M86 132Q200 96 314 132V262Q200 318 86 262Z', cloth) +
    [0, 1, 2]
      .map(
        (index) =>
          L(
            `M86 ${166 + index * 28}Q200 ${142 + index * 36} 314 ${166 + index * 28}`,
            darken(cloth, 0.2),
            3,
            'opacity=".55"',
          ) +
          L(`M86 ${170 + index * 28}Q200 ${146 + index * 36} 314 ${170 + index * 28}`, '#ffffff', 2, 'opacity=".6"'),
      )
      .join('') +
    L('M150 122Q200 108 250 122', STEEL, 5) +
    L('M88 134V260M312 134V260', darken(cloth, 0.18), 5)
  );
};
