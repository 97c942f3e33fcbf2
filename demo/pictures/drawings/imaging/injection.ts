import { C, cable, DARK, type Drawing, G, L, lit, P, R, rod, shadow, shape, tube } from '../../studio.ts';

export const syringe: Drawing = (look) => {
  const { accent, type } = look;
  const tone = ['#d9822b', '#3f9a5c', '#2f6fb3', '#c8433b', '#39434b'][look.look % 5] ?? accent;
  const one = (y: number, length: number, width: number, tint: string): string =>
    R(150, y - width / 2, length, width, 4, rod('#e6f0f5'), 'opacity=".95" stroke="#8fa6b3"') +
    R(152, y - width / 2 + 2, length * 0.55, width - 4, 2, rod('#c3e0ee'), 'opacity=".7"') +
    R(150 + length * 0.55, y - width / 2 + 1, 10, width - 2, 3, DARK) +
    R(
      160 + length * 0.55,
      y - width * 0.22,
      length * 0.62,
      width * 0.44,
      2,
      rod('#eef3f6'),
      'stroke="#8fa6b3" stroke-width=".8"',
    ) +
    R(156 + length * 1.15, y - width * 0.5, 8, width, 3, rod('#e6eef2'), 'stroke="#8fa6b3"') +
    R(146 + length, y - width * 0.85, 7, width * 1.7, 3, rod('#e6eef2'), 'stroke="#8fa6b3"') +
    Array.from({ length: 9 }, (_, index) =>
      L(`M${160 + index * length * 0.095} ${y - width / 2}v${index % 2 ? width * 0.25 : width * 0.42}`, '#3f5666', 1.2),
    ).join('') +
    R(128, y - 6, 24, 12, 3, rod(tint)) +
    L(`M128 ${y}H66`, '#9aa5ad', 2.6) +
    L(`M66 ${y}l-6 2`, '#9aa5ad', 1.6);
  if (type === 1)
    return (
      shadow(200, 330, 150) +
      [0, 1, 2, 3]
        .map((index) =>
          G(
            `rotate(-24 200 200) translate(${index * 16 - 10} ${index * 44 - 66})`,
            R(226, 188, 62, 24, 5, rod(['#d9822b', '#3f9a5c', '#2f6fb3', '#c8433b'][(index + look.look) % 4] ?? tone)) +
              R(92, 193, 136, 14, 6, rod('#e3eef3'), 'opacity=".85" stroke="#8fa6b3"') +
              L('M104 200H226', '#9aa5ad', 2.4) +
              R(286, 184, 10, 32, 3, rod('#eef3f6')),
          ),
        )
        .join('')
    );
  return (
    shadow(200, 330, 150) +
    G(
      'rotate(-32 200 200)',
      type === 2
        ? one(200, 132, 18, '#e8772e') + G('translate(24 50)', one(200, 132, 18, '#e8772e'))
        : one(190, 134, 46, tone) + (look.look & 1 ? G('translate(44 70) scale(.8)', one(220, 120, 34, accent)) : ''),
    )
  );
};

export const infusionSet: Drawing = (look) => {
  const { accent, type } = look;
  const line = type === 2 ? '#d9a04a' : '#cfe0e8';
  return (
    shadow(200, 350, 150) +
    cable('M146 210C146 300 330 330 330 230C330 140 200 150 210 230C218 300 300 300 316 340', line, 7) +
    G(
      'translate(0 -6)',
      P('M138 34L146 12L154 34Z', lit('#eef3f6'), 'stroke="#8fa6b3"') +
        R(136, 32, 20, 40, 4, tube('#eef3f6'), 'stroke="#8fa6b3"') +
        R(126, 70, 40, 12, 4, tube(accent)) +
        R(124, 80, 44, 84, 12, tube(type === 2 ? '#e2b56a' : '#e0eef4'), 'opacity=".9" stroke="#8fa6b3"') +
        R(127, 126, 38, 34, 8, tube('#b8d9e8'), 'opacity=".7"') +
        P('M146 96q6 10 0 15q-6 -5 0 -15z', '#8fc0d8') +
        R(134, 162, 24, 22, 4, tube('#eef3f6'), 'stroke="#8fa6b3"') +
        L('M146 182V218', line, 7),
    ) +
    G(
      'rotate(20 326 250)',
      shape('M304 214H346L354 286Q354 294 346 294H312Q304 294 304 286Z', look.look & 1 ? accent : '#eef3f6') +
        C(326, 246, 14, lit(look.look & 1 ? '#eef3f6' : accent)) +
        Array.from({ length: 8 }, (_, index) =>
          L('M326 234v4', '#7d8790', 1.6, `transform="rotate(${index * 45} 326 246)"`),
        ).join(''),
    ) +
    R(306, 334, 18, 28, 4, tube(accent)) +
    (type === 1 ? R(196, 214, 34, 40, 6, lit('#eef3f6'), 'stroke="#8fa6b3"') : '')
  );
};
