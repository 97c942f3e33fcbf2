type Rgb = [number, number, number];

const parse = (hex: string): Rgb => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)) as Rgb;
const write = (rgb: number[]): string =>
  `#${rgb
    .map((part) =>
      Math.max(0, Math.min(255, Math.round(part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** Mixes two colours; `share` (0 to 1) is that of the second. */
export function mix(first: string, second: string, share: number): string {
  const [a, b] = [parse(first), parse(second)];
  return write(a.map((part, index) => part + ((b[index] ?? 0) - part) * share));
}

/** Mixes a colour with white. */
export const lighten = (colour: string, share: number): string => mix(colour, '#ffffff', share);

/** Mixes a colour with near-black. */
export const darken = (colour: string, share: number): string => mix(colour, '#10181f', share);
