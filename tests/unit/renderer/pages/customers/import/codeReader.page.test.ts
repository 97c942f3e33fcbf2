import { expect, it } from 'vitest';
import { codeReader } from '../../../../../../renderer/src/pages/customers/import/codeReader.ts';
import { pictureOf, pictureOfRows } from '../../../../../support/fixtures/qrPictures.ts';

/** jsdom lacks this class: the reader finds it by its name. */
const imageOf = ({ size, dark }: ReturnType<typeof pictureOf>): ImageBitmapSource => {
  const data = new Uint8ClampedArray(size * size * 4).fill(255);
  for (let index = 0; index < size * size; index += 1)
    if (dark(index % size, Math.floor(index / size))) data.fill(0, index * 4, index * 4 + 3);
  return { width: size, height: size, data, [Symbol.toStringTag]: 'ImageData' } as unknown as ImageBitmapSource;
};

/** "MEDSTORE" by another encoder (uqr 0.1.3), as our encoder and the reader are one library. */
const FOREIGN = [
  '#######..#....#######',
  '#.....#.....#.#.....#',
  '#.###.#.#.....#.###.#',
  '#.###.#.#.##..#.###.#',
  '#.###.#.#..##.#.###.#',
  '#.....#.##..#.#.....#',
  '#######.#.#.#.#######',
  '........#..##........',
  '#.#####.....#.#####..',
  '...#...#..#.#..#.##..',
  '##.#####.#.#.#..#.###',
  '.##.#...###....###..#',
  '##....#...##.#..#.###',
  '........########...##',
  '#######...#.#.##.#...',
  '#.....#.##.#####.##..',
  '#.###.#.#.#.#..##.##.',
  '#.###.#.#...#..###...',
  '#.###.#.#..#.#....#..',
  '#.....#..#.....####.#',
  '#######.##.#.#.......',
];

it('reads a card where the platform has no reader of its own', async () => {
  expect('BarcodeDetector' in globalThis).toBe(false);
  const card = 'MECARD:N:Ruiz,Marta;ORG:Clínica Norte;TEL:+34911000111;;';
  const codes = await (await codeReader()).detect(imageOf(pictureOf(card)));
  expect(codes.map(({ rawValue }) => rawValue)).toEqual([card]);
});

it('reads a code that another encoder wrote', async () => {
  const quiet = ' '.repeat(4);
  const rows = [...Array(4).fill(''), ...FOREIGN, ...Array(4).fill('')].map((row: string) =>
    (quiet + row)
      .padEnd(29)
      .split('')
      .map((module) => module === '#'),
  );
  const codes = await (await codeReader()).detect(imageOf(pictureOfRows(rows)));
  expect(codes.map(({ rawValue }) => rawValue)).toEqual(['MEDSTORE']);
});
