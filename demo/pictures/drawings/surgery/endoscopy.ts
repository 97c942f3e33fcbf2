import { lighten } from '../../colour.ts';
import { C, cable, DARK, type Drawing, E, G, L, lit, P, R, rod, shadow, shape, STEEL, tube } from '../../studio.ts';

export const trocar: Drawing = (look) => {
  const { accent, trim, type } = look;
  const tip =
    [
      P('M186 300L200 348L214 300Z', tube('#cfd9df')),
      P('M186 300L200 344L214 300Z', tube('#aab4bc')) + L('M200 306V342', '#ffffff', 2),
      E(200, 302, 14, 22, tube('#cfd9df')),
    ][type] ?? '';
  return (
    shadow(226, 366, 110) +
    G(
      'rotate(24 200 200) translate(0 -8)',
      tip +
        R(184, 150, 32, 154, 4, tube('#dfeaf0'), 'opacity=".95" stroke="#8fa6b3"') +
        Array.from({ length: 13 }, (_, index) =>
          L(`M183 ${186 + index * 9}q17 6 34 0`, '#8fa6b3', 2, 'opacity=".75"'),
        ).join('') +
        shape('M168 112H232Q240 112 238 124L228 158H172L162 124Q160 112 168 112Z', look.look & 1 ? accent : '#eef3f5') +
        R(232, 122, 34, 14, 5, tube('#eef3f5'), 'stroke="#8fa6b3"') +
        C(266, 129, 9, lit(accent)) +
        shape('M154 88Q154 78 164 78H236Q246 78 246 88V112H154Z', trim) +
        shape('M168 44Q168 30 200 30Q232 30 232 44L228 80H172Z', look.look & 1 ? '#eef3f5' : accent) +
        E(200, 36, 22, 6, lit(lighten(accent, 0.3))) +
        R(190, 54, 20, 12, 6, lit(trim)),
    )
  );
};

/** A rigid endoscope: eyepiece, light post and a long slim tube. */
export const rigidEndoscope: Drawing = (look) => {
  const { accent, trim, type } = look;
  const [reach, width] = (
    [
      [300, 17],
      [190, 11],
      [260, 12],
      [210, 11],
    ] as const
  )[type] ?? [300, 17];
  return (
    shadow(200, 330, 150) +
    G(
      'rotate(-34 200 200) translate(14 0)',
      R(96, 200 - width / 2, reach - 30, width, 4, rod('#c6ced5')) +
        E(66 + reach, 200, 4, width / 2, lit('#2b3d55')) +
        E(66 + reach, 200, 2, width / 3.4, '#8fd0ea') +
        shape('M70 180H104L118 192V208L104 220H70Z', look.look & 1 ? trim : '#aeb8c0', rod) +
        R(82, 180, 9, 40, 2, rod(accent)) +
        R(84, 128, 16, 56, 4, tube('#bcc5cc')) +
        R(80, 118, 24, 14, 3, tube(look.look & 2 ? '#d3a94a' : '#8f9aa3')) +
        shape('M22 168Q22 160 30 160H46L62 178V222L46 240H30Q22 240 22 232Z', DARK, rod) +
        E(24, 200, 7, 34, lit('#1a2128')) +
        E(22, 200, 4, 18, '#5d8fb0'),
    ) +
    (type === 2 || look.look & 4
      ? G(
          'rotate(-34 200 200) translate(14 62)',
          R(70, 190, reach - 10, 20, 5, rod('#d7dde2')) +
            R(56, 182, 30, 36, 6, rod('#aeb8c0')) +
            R(64, 218, 10, 24, 3, tube('#aeb8c0')),
        )
      : '')
  );
};

/** A flexible endoscope: control body, universal cord, and the insertion tube in a wide loop. */
export const flexibleEndoscope: Drawing = (look) => {
  const { accent, trim, type } = look;
  const width = [13, 16, 8, 14][type] ?? 13;
  const marks = Array.from({ length: 8 }, (_, index) =>
    L(
      'M0 0h7',
      '#e8edf0',
      1.6,
      `transform="translate(${248 + Math.cos(index * 0.5 - 1.2) * 84} ${236 + Math.sin(index * 0.5 - 1.2) * 84})"`,
    ),
  ).join('');
  return (
    shadow(216, 356, 150) +
    cable('M120 130C40 150 20 250 60 330', '#2b3238', 13) +
    R(46, 318, 36, 44, 6, lit(trim)) +
    R(52, 356, 24, 14, 2, lit(STEEL)) +
    cable(
      'M152 230C150 330 350 350 340 226C332 130 190 140 196 220C202 290 300 280 296 220C292 190 270 180 256 196',
      '#262d33',
      width,
    ) +
    marks +
    L('M260 192L248 206', '#5b656d', width) +
    L('M250 204L246 209', '#dfe6ea', width) +
    shape(
      'M100 60Q104 44 122 46L146 50Q164 54 162 74L160 120Q162 180 160 232H142Q136 180 120 136Q100 100 100 60Z',
      DARK,
      tube,
    ) +
    C(158, 92, 30, lit('#1f262c')) +
    C(158, 92, 24, lit(trim)) +
    Array.from({ length: 8 }, (_, index) =>
      C(158 + Math.cos(index * 0.785) * 24, 92 + Math.sin(index * 0.785) * 24, 5, lit(trim)),
    ).join('') +
    C(158, 92, 13, lit(look.look & 1 ? accent : '#9aa5ad')) +
    [
      ['#d8483c', 66],
      ['#2f6fb3', 88],
      ['#f1f3f4', 108],
    ]
      .map(([colour, y]) => R(92, Number(y), 16, 12, 4, lit(String(colour))))
      .join('') +
    R(112, 50, 28, 8, 4, lit(accent)) +
    shape('M134 176L112 160L120 150L144 164Z', '#4a535b') +
    L('M146 210V238', '#4a535b', 16)
  );
};

export const biopsyForceps: Drawing = (look) => {
  const { accent, type } = look;
  const sheath = type === 1 ? '#b6bfc6' : accent;
  return (
    shadow(206, 350, 150) +
    cable('M158 151C214 84 352 110 352 226C352 326 190 326 190 236C190 150 262 136 262 190', sheath, 8) +
    L('M262 188v14', '#aab4bc', 7) +
    P(
      'M257 200Q248 214 258 224Q264 214 262 202ZM267 200Q276 214 266 224Q260 214 262 202Z',
      lit('#c6ced5'),
      'stroke="#77828b"',
    ) +
    G(
      'rotate(-46 120 190)',
      R(40, 178, 116, 20, 9, rod(look.look & 1 ? '#f1f4f5' : lighten(accent, 0.6)), 'stroke="#93a0a9"') +
        R(62, 166, 42, 44, 12, lit(accent)) +
        E(20, 188, 25, 23, 'none', 'stroke="#aab4bc" stroke-width="10"') +
        E(20, 188, 25, 23, 'none', `stroke="${lighten(accent, 0.65)}" stroke-width="6"`) +
        R(150, 182, 22, 12, 4, rod('#5b656d')),
    )
  );
};
