import { type AskedFigures, askSigned, type Where } from './askSigned.ts';
import { brandOf, codeOf } from '../writeCatalogue.ts';

const SPREAD = 4_711;
const WORDS = [
  'convex',
  'convex transducer',
  'linear transducer A12',
  'ultrasound scanner',
  'surgical light',
  'x-ray tube',
  'ecg electrode',
  'monitor de paciente',
  'sensor de oxígeno',
  'portaagujas',
  'конвексный датчик',
  'иглодержатель',
  'рентгеновская трубка',
  '凸阵探头',
  '超声扫描仪',
  '心电电极',
  '1.5 MHz',
  'convx transducer',
  'sterile needle holdr',
];

/** Queries of a shopper who is typing: beginnings and middles of words and of part numbers. */
export function typedQueries(rows: number): string[] {
  const codes = Array.from({ length: 40 }, (_, index) => codeOf((index * SPREAD) % rows));
  return [
    ...WORDS.flatMap((words) => [words.slice(0, 2), words.slice(0, 4), words.slice(0, 7), words]),
    ...codes.flatMap((code) => [
      code,
      code.slice(0, 3),
      code.slice(0, 6),
      code.slice(4, 9),
      code.slice(-5),
      code.replaceAll('-', ' '),
    ]),
    ...Array.from({ length: 20 }, (_, index) => brandOf(index * 13)).flatMap((brand) => [
      brand.slice(0, 5),
      `${brand} transducer`,
    ]),
  ];
}

/** Asks for suggestions at a catalogue that is there already. */
export function askSuggestions(where: Where, rows: number): Promise<AskedFigures> {
  const requests = typedQueries(rows).map((keyword) => ({ keyword }));
  return askSigned(where, 'suggest', { warm: requests, measured: requests });
}
