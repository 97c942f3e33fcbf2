import { createWriteStream } from 'node:fs';
import { once } from 'node:events';

/** A kind of product in the four languages, by the word that narrows it. */
const KINDS = [
  ['Ultrasound > Transducers', 'transducer', 'transductor', 'датчик', '探头'],
  ['Ultrasound > Scanners', 'ultrasound scanner', 'ecógrafo', 'ультразвуковой сканер', '超声扫描仪'],
  ['Monitoring > Patient monitors', 'patient monitor', 'monitor de paciente', 'монитор пациента', '病人监护仪'],
  ['Monitoring > Sensors', 'oxygen sensor', 'sensor de oxígeno', 'датчик кислорода', '血氧传感器'],
  ['Surgical > Lights', 'surgical light', 'lámpara quirúrgica', 'хирургический светильник', '手术灯'],
  ['Surgical > Instruments', 'needle holder', 'portaagujas', 'иглодержатель', '持针器'],
  ['Radiology > Detectors', 'flat panel detector', 'detector plano', 'плоскопанельный детектор', '平板探测器'],
  ['Radiology > Tubes', 'x-ray tube', 'tubo de rayos X', 'рентгеновская трубка', 'X射线管'],
  ['Consumables > Electrodes', 'ECG electrode', 'electrodo de ECG', 'электрод ЭКГ', '心电电极'],
  ['Consumables > Filters', 'breathing filter', 'filtro respiratorio', 'дыхательный фильтр', '呼吸过滤器'],
] as const;
const TRAITS = [
  ['convex', 'convexo', 'конвексный', '凸阵'],
  ['linear', 'lineal', 'линейный', '线阵'],
  ['compact', 'compacto', 'компактный', '紧凑型'],
  ['reusable', 'reutilizable', 'многоразовый', '可重复使用'],
  ['sterile', 'estéril', 'стерильный', '无菌'],
  ['paediatric', 'pediátrico', 'детский', '儿科'],
  ['adult', 'para adultos', 'для взрослых', '成人'],
  ['portable', 'portátil', 'портативный', '便携式'],
] as const;
const BRANDS = 200;
const LETTERS = 'ABCDEFGHJKMNPRSTUVWXYZ';

const HEADER =
  'code,sku_code,brand,group,name_en,name_es,name_ru,name_zh,summary_en,condition,price,stock,delivery_days,' +
  'spec:Frequency [MHz] | es=Frecuencia | ru=Частота | zh=频率,spec:Length [m] | es=Longitud | ru=Длина | zh=长度,spec:Weight [kg] | es=Peso | ru=Масса | zh=重量';

/** The part number of a row: as good as random, the same in every run, and never twice. */
export function codeOf(index: number): string {
  // A multiplication by an odd number modulo 2^24 is a permutation: neighbours do not share a beginning.
  const mixed = (index * 0x9e_37b1 + 0x1_2345) & 0xff_ffff;
  const letter = (shift: number): string => LETTERS[(mixed >> shift) % LETTERS.length]!;
  return `${letter(3)}${letter(9)}${letter(15)}-${String(mixed).padStart(8, '0').slice(0, 5)}-${String(mixed).padStart(8, '0').slice(5)}${letter(1)}`;
}

export const brandOf = (index: number): string =>
  `Maker${LETTERS[index % 20]}${LETTERS[(index >> 4) % 20]} ${index % BRANDS}`;

/** One row of the generated catalogue. */
function rowOf(index: number): string {
  const [group, en, es, ru, zh] = KINDS[index % KINDS.length]!;
  const [enTrait, esTrait, ruTrait, zhTrait] = TRAITS[(index >> 3) % TRAITS.length]!;
  const model = `${LETTERS[index % 22]}${index % 97}-${(index >> 5) % 61}`;
  const names = [
    `${enTrait} ${en} ${model}`,
    `${es} ${esTrait} ${model}`,
    `${ruTrait} ${ru} ${model}`,
    `${zhTrait}${zh} ${model}`,
  ];
  const summary = `"A ${enTrait} ${en} for daily use in clinics, with a ""two-year"" warranty"`;
  const figures = [((index % 140) / 10 + 1).toFixed(1), ((index % 5) + 1) / 2, ((index % 30) + 1) / 10];
  return [
    codeOf(index),
    '',
    brandOf(index),
    `${group} > Class ${index % 7}`,
    ...names,
    summary,
    ['new', 'refurbished', 'used'][index % 3],
    (index % 9000) + 0.5,
    index % 50,
    (index % 20) + 1,
    ...figures,
  ].join(',');
}

/** Searches by words: every kind with every trait, in four languages. */
export const wordsOf = (): string[] =>
  KINDS.flatMap(([, ...names]) => TRAITS.flatMap((traits) => names.map((name, index) => `${traits[index]} ${name}`)));

/** Writes a catalogue of `count` rows as a merchant would deliver it. */
export async function writeCatalogue(path: string, count: number): Promise<void> {
  const file = createWriteStream(path);
  file.write(`${HEADER}\n`);
  for (let start = 0; start < count; start += 1_000) {
    const rows = Array.from({ length: Math.min(1_000, count - start) }, (_, offset) => rowOf(start + offset));
    if (!file.write(`${rows.join('\n')}\n`)) await once(file, 'drain');
  }
  file.end();
  await once(file, 'close');
}
