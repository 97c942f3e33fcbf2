import { darken, lighten } from '../../colour.ts';
import { DARK, type Drawing, E, L, lit, P, R, shadow, shape, STEEL } from '../../studio.ts';

export const leadApron: Drawing = (look) => {
  const { accent, trim, type } = look;
  const cloth = [accent, darken(accent, 0.35), trim, lighten(accent, 0.12)][look.look % 4] ?? accent;
  const collar = 'M164 58Q182 82 200 82Q218 82 236 58';
  const seam = (d: string): string => L(d, lighten(cloth, 0.45), 1.6, 'stroke-dasharray="6 5" opacity=".8"');
  const folds = L(
    'M150 210Q146 280 138 340M250 210Q254 280 262 340M200 230V340',
    darken(cloth, 0.3),
    3,
    'opacity=".35"',
  );
  if (type === 2)
    return (
      shadow(200, 364, 120) +
      shape('M144 66L166 54Q182 80 200 80Q218 80 234 54L256 66L266 120Q262 150 266 190H134Q138 150 134 120Z', cloth) +
      L(collar, lighten(cloth, 0.3), 6) +
      L('M200 82V188', darken(cloth, 0.35), 2.4) +
      seam('M146 74L140 184M254 74L260 184') +
      shape('M138 200H262L284 348H116Z', cloth) +
      R(134, 194, 132, 18, 5, lit(DARK)) +
      R(188, 192, 26, 22, 4, lit(STEEL)) +
      folds +
      R(154, 116, 34, 26, 4, lit(lighten(cloth, 0.18)))
    );
  return (
    shadow(200, 366, 130) +
    shape(
      `M132 74L164 54Q182 82 200 82Q218 82 236 54L268 74Q280 110 262 150L286 348Q200 364 114 348L138 150Q120 110 132 74Z`,
      cloth,
    ) +
    L(collar, lighten(cloth, 0.3), 7) +
    seam('M140 82Q134 116 148 150L126 340M260 82Q266 116 252 150L274 340') +
    folds +
    R(132, 196, 136, 16, 5, lit(DARK)) +
    R(186, 193, 28, 22, 4, lit(STEEL)) +
    R(170, 124, 42, 34, 4, lit(lighten(cloth, 0.18))) +
    L('M170 134h42', darken(cloth, 0.3), 1.4) +
    (type === 1
      ? L('M200 84V196M200 214V350', darken(cloth, 0.4), 2.6) +
        [104, 140, 240, 280].map((y) => R(190, y, 20, 12, 3, lit(DARK))).join('')
      : '')
  );
};

export const protectiveGlasses: Drawing = (look) => {
  const { accent, type } = look;
  const frame = [DARK, accent, '#8f3038', '#aab4bc'][look.look % 4] ?? DARK;
  const lens = (x: number): string =>
    shape(
      `M${x} 186Q${x} 164 ${x + 24} 164H${x + 84}Q${x + 110} 164 ${x + 108} 192Q${x + 104} 248 ${x + 58} 250Q${x + 6} 250 ${x} 186Z`,
      '#cfe0d8',
    ) +
    L(
      `M${x} 186Q${x} 164 ${x + 24} 164H${x + 84}Q${x + 110} 164 ${x + 108} 192Q${x + 104} 248 ${x + 58} 250Q${x + 6} 250 ${x} 186Z`,
      frame,
      type === 1 ? 13 : 9,
    ) +
    P(`M${x + 20} 176L${x + 52} 176L${x + 26} 230Q${x + 10} 210 ${x + 12} 184Z`, '#ffffff', 'opacity=".5"');
  return (
    shadow(200, 306, 160) +
    L('M78 186C66 130 96 104 150 108M322 186C334 130 304 104 250 108', darken(frame, 0.2), type === 1 ? 13 : 9) +
    L('M62 190L44 176M338 190L356 176', frame, 10) +
    shape('M46 176L66 170V222L52 228Z', lighten(frame, 0.35)) +
    shape('M354 176L334 170V222L348 228Z', lighten(frame, 0.35)) +
    lens(70) +
    lens(222) +
    L('M178 190Q200 172 222 190', frame, type === 1 ? 13 : 9) +
    E(184, 216, 5, 11, '#e6edf1') +
    E(216, 216, 5, 11, '#e6edf1') +
    L('M96 162h60M248 162h60', '#ffffff', 2.4, 'opacity=".5"')
  );
};
