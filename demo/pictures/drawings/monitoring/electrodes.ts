import { lighten } from '../../colour.ts';
import { ball, C, cable, DARK, type Drawing, E, G, lit, P, R, shadow, shape, STEEL } from '../../studio.ts';

export const ecgElectrodes: Drawing = (look) => {
  const { accent, type } = look;
  const foam = look.look & 1 ? '#f7f4ee' : lighten(accent, 0.72);
  const one = (x: number, y: number, r: number): string =>
    type === 2
      ? shape(
          `M${x - r} ${y - r * 0.8}h${r * 1.5}q${r * 0.2} 0 ${r * 0.2} ${r * 0.2}v${r * 1.2}q0 ${r * 0.2} -${r * 0.2} ${r * 0.2}h-${r * 1.5}z`,
          '#dfe5e9',
        ) + R(x + r * 0.7, y - r * 0.45, r * 0.7, r * 0.9, 4, lit(accent))
      : C(x, y + 2, r, '#10181f', 'opacity=".12"') +
        C(x, y, r, lit(foam), 'stroke="#bfc7cc"') +
        (type === 1 ? C(x, y, r * 0.86, 'none', 'stroke="#d8dee2" stroke-dasharray="2 3"') : '') +
        C(x, y, r * 0.48, lit('#e9eef0'), 'stroke="#c3ccd2"') +
        C(x, y, r * 0.2, ball(STEEL)) +
        C(x - r * 0.05, y - r * 0.06, r * 0.07, '#ffffff') +
        P(`M${x + r * 0.7} ${y - r * 0.28}h${r * 0.5}q6 ${r * 0.28} 0 ${r * 0.56}h-${r * 0.5}z`, lit(accent));
  return (
    shadow(200, 340, 160) +
    G(
      'rotate(-10 200 200)',
      R(64, 70, 212, 232, 10, '#eaf3f7', 'stroke="#a9bcc7" opacity=".95"') +
        [0, 1, 2, 3, 4, 5].map((index) => one(118 + (index % 2) * 96, 118 + Math.floor(index / 2) * 70, 31)).join(''),
    ) +
    one(310, 262, 42) +
    one(272, 318, 36)
  );
};

export const defibPads: Drawing = (look) => {
  const { accent, type } = look;
  const pad = (x: number, y: number, turnBy: number, spot: number): string =>
    G(
      `translate(${x} ${y}) rotate(${turnBy})`,
      R(-58, -72, 116, 144, 34, '#10181f', 'opacity=".12" transform="translate(3 4)"') +
        R(-58, -72, 116, 144, 34, lit(type === 1 ? '#e9f1f4' : '#f6f3ea'), 'stroke="#bdb7a6"') +
        R(-44, -58, 88, 116, 24, lit(look.look & 1 ? lighten(accent, 0.25) : accent)) +
        P('M-20 -34Q0 -48 20 -34L26 34H-26Z', '#ffffff', 'opacity=".85"') +
        C(0, -46, 9, '#ffffff', 'opacity=".85"') +
        E(spot ? 12 : -10, spot ? 14 : -14, 9, 12, '#d8483c'),
    );
  return (
    shadow(200, 342, 160) +
    cable('M128 110C130 40 220 40 240 66', '#d8483c', 6) +
    cable('M276 168C300 90 270 70 252 72', '#f1f3f4', 6) +
    R(228, 34, 56, 38, 7, lit(DARK)) +
    R(284, 42, 20, 22, 3, lit(STEEL)) +
    pad(128, 190, -12, 0) +
    pad(276, 240, 14, 1)
  );
};
