import { simplify } from '../words/tokens.ts';

export interface Unit {
  /** How it is written in the catalogue and by buyers, the symbol first. */
  names: readonly string[];
  /** Also how it is written, but only right behind its number: by itself it is a small word. */
  attached?: readonly string[];
  /** How else the catalogue writes it; a buyer who writes so may mean another unit. */
  catalogueNames?: readonly string[];
  /** Its size in the smallest unit of its row; none for a unit that is not converted. */
  factor?: number;
}

/** Units that are converted into each other share a row. */
const ROWS: readonly (readonly Unit[])[] = [
  [
    { names: ['mm', 'мм', '毫米', 'millimeter', 'millimetre', 'milimetro', 'миллиметр', 'mmpb'], factor: 1 },
    { names: ['cm', 'см', '厘米', '公分', 'centimeter', 'centimetre', 'centimetro', 'сантиметр'], factor: 10 },
    { names: ['m', 'м', '米', 'meter', 'metre', 'metro', 'метр', 'mtr'], factor: 1_000 },
    { names: ['inch', 'in', 'inches', 'pulgada', 'pulg', 'дюйм', '英寸', '寸'], factor: 25.4 },
    { names: ['foot', 'feet', 'ft', 'фут', '英尺'], factor: 304.8 },
    { names: ['dm', 'дм', 'decimeter', 'decimetre', 'decimetro', 'дециметр', '分米'], factor: 100 },
    // French gauge: 3 Fr are a diameter of 1 mm.
    { names: ['fr', 'ch', 'french', 'charriere', 'фр', 'шр'], factor: 1 / 3 },
    {
      names: [
        'µm',
        'um',
        'мкм',
        '微米',
        'micron',
        'micra',
        'micrometer',
        'micrometre',
        'micrometro',
        'микрон',
        'микрометр',
      ],
      factor: 0.001,
    },
  ],
  [
    {
      names: ['ml', 'мл', '毫升', 'cc', 'milliliter', 'millilitre', 'mililitro', 'миллилитр', 'cm3', 'см3', '立方厘米'],
      factor: 1,
    },
    { names: ['l', 'л', '升', '公升', 'liter', 'litre', 'litro', 'литр', 'ltr', 'lt', 'lts'], factor: 1_000 },
    { names: ['dl', 'дл', 'deciliter', 'decilitre', 'decilitro', 'децилитр', '分升'], factor: 100 },
    { names: ['cl', 'centiliter', 'centilitre', 'centilitro', 'сантилитр'], factor: 10 },
    { names: ['µl', 'ul', 'мкл', 'microliter', 'microlitre', 'microlitro', 'микролитр', '微升'], factor: 0.001 },
  ],
  [
    { names: ['g', 'г', '克', 'gram', 'gramo', 'грамм', 'gr'], factor: 1 },
    { names: ['kg', 'кг', '公斤', '千克', 'kilogram', 'kilogramo', 'килограмм', 'kilo', 'кило', 'kgs'], factor: 1_000 },
    { names: ['mg', 'мг', '毫克'], factor: 0.001 },
    { names: ['lb', 'lbs', 'pound', 'libra', 'фунт', '磅', '英磅'], factor: 453.592 },
    { names: ['ounce', 'oz', 'onza', 'унция', '盎司'], factor: 28.3495 },
    { names: ['tonne', 'ton', 'tonelada', 'тонна', 'тонны', 'тонн', '吨'], factor: 1_000_000 },
  ],
  [
    { names: ['hz', 'гц', '赫兹', 'hertz', 'hercio', 'герц'], factor: 1 },
    { names: ['khz', 'кгц', '千赫', '千赫兹', 'kilohertz', 'kilohercio', 'килогерц'], factor: 1_000 },
    { names: ['mhz', 'мгц', '兆赫', '兆赫兹', 'megahertz', 'megahercio', 'мегагерц'], factor: 1_000_000 },
  ],
  [
    { names: ['w', 'вт', '瓦', 'watt', 'vatio', 'ватт'], factor: 1 },
    { names: ['kw', 'квт', '千瓦', 'kilowatt', 'kilovatio', 'киловатт'], factor: 1_000 },
  ],
  [
    { names: ['v', 'вольт', '伏', 'volt', 'voltio'], attached: ['в'], factor: 1 },
    { names: ['kv', 'кв', '千伏', 'kilovolt', 'kilovoltio', 'киловольт', 'kvp', 'квп'], factor: 1_000 },
  ],
  [
    { names: ['mah', 'мач', '毫安时'], factor: 1 },
    { names: ['ah', 'ач', '安时', 'amphour'], factor: 1_000 },
  ],
  [{ names: ['ma', 'ма', '毫安'] }],
  [{ names: ['mas', 'мас', '毫安秒'] }],
  [{ names: ['nm', 'нм', '纳米'] }],
  [{ names: ['j', 'дж', '焦耳', 'joule', 'julio', 'джоуль'] }],
  [{ names: ['ms', 'мс', '毫秒'] }],
  [
    { names: ['s', 'с', '秒', 'sec', 'second', 'segundo', 'сек', 'секунда', 'секунды', 'секунд'], factor: 1 },
    { names: ['min', 'мин', '分钟', 'minute', 'minuto', 'минута', 'минуты', 'минут'], factor: 60 },
    { names: ['h', 'ч', '小时', 'hour', 'hora', 'час', 'часов', 'hr'], factor: 3_600 },
    { names: ['day', '天', '日', 'dia', 'день', 'дня', 'дней', 'сутки', 'суток', 'сут'], factor: 86_400 },
    { names: ['week', '周', '星期', 'semana', 'неделя', 'недели', 'недель', 'неделю'], factor: 604_800 },
  ],
  [{ names: ['usp'] }],
  [{ names: ['ga', 'gauge', 'калибр'], catalogueNames: ['g'] }],
  [
    { names: ['mmhg', 'ммртст', '毫米汞柱', 'torr', 'торр'], factor: 1 },
    { names: ['cmh2o', 'смводст', '厘米水柱'], factor: 0.735_559 },
    { names: ['kpa', 'кпа', '千帕', 'kilopascal', 'килопаскаль'], factor: 7.500_62 },
    { names: ['hpa', 'гпа', 'mbar', 'мбар', 'millibar', 'milibar', '毫巴'], factor: 0.750_062 },
    { names: ['bar', 'бар', '巴'], factor: 750.062 },
    { names: ['psi', '磅力'], factor: 51.714_9 },
  ],
  [{ names: ['bpm', 'уд/мин', '次/分', '次/分钟'] }],
  [
    { names: ['ml/h', 'ml/hr', 'мл/ч', 'мл/час', '毫升/小时', '毫升/时', 'cc/h', 'cc/hr'], factor: 1 },
    { names: ['ml/min', 'мл/мин', '毫升/分钟', '毫升/分', 'cc/min'], factor: 60 },
    { names: ['ml/s', 'ml/sec', 'мл/с', 'мл/сек', '毫升/秒', 'cc/s', 'cc/sec'], factor: 3_600 },
    { names: ['l/h', 'l/hr', 'л/ч', 'л/час', '升/小时'], factor: 1_000 },
    { names: ['l/min', 'л/мин', '升/分钟', '升/分', 'lpm'], factor: 60_000 },
  ],
  [{ names: ['rpm', 'обмин', 'об/мин', '转/分'] }],
  [{ names: ['celsius', 'цельсия', '摄氏度'] }],
  [{ names: ['db', 'дб', '分贝'] }],
  [
    { names: ['lx', 'lux', 'лк', 'люкс', '勒克斯'], factor: 1 },
    { names: ['klx', 'klux', 'kilolux', 'клк', 'килолюкс', '千勒克斯'], factor: 1_000 },
  ],
  [
    { names: ['khu'], factor: 1 },
    { names: ['mhu'], factor: 1_000 },
  ],
  [{ names: ['dpi'] }],
  [
    { names: ['gb', 'гб', 'gigabyte', 'гигабайт'], factor: 1 },
    { names: ['tb', 'тб', 'terabyte', 'терабайт'], factor: 1_024 },
  ],
  [
    {
      names: [
        'mp',
        'мп',
        'mpx',
        'megapixel',
        'megapixeles',
        'мегапиксель',
        'мегапикселя',
        'мегапикселей',
        '百万像素',
        '兆像素',
      ],
      factor: 1,
    },
    { names: ['万像素'], factor: 0.01 },
  ],
  [{ names: ['lm', 'лм'] }],
  [
    { names: ['ohm', 'ω', 'ом', '欧姆'], factor: 1 },
    { names: ['kohm', 'kω', 'ком', 'kiloohm', 'kiloohmio', 'килоом', '千欧'], factor: 1_000 },
  ],
  [{ names: ['deg', 'degree', 'grado', 'градус', 'град', '度'] }],
];

interface Place {
  row: readonly Unit[];
  unit: Unit;
}
const placesBy = (namesOf: (unit: Unit) => readonly string[]): Map<string, Place> =>
  new Map(
    ROWS.flatMap((row) => row.flatMap((unit) => namesOf(unit).map((name) => [simplify(name), { row, unit }] as const))),
  );
const PLACE = placesBy(({ names }) => names);
const ATTACHED_PLACE = placesBy(({ attached = [] }) => attached);
const WRITTEN_PLACE = placesBy(({ catalogueNames = [] }) => catalogueNames);

/** Russian units are inflected, but not their symbols: "12 вольта", "5 дюймов". */
const ENDING = /(?<=\p{L}{3})(?:а|ов)$/u;
const placeOf = (word: string): Place | undefined => {
  const plain = simplify(word);
  // "Metres" ends with an s, "inches" with an es.
  const forms = [plain, plain.replace(/s$/, ''), plain.replace(/es$/, ''), plain.replace(ENDING, '')];
  return forms.map((form) => PLACE.get(form)).find((place) => place !== undefined);
};

/** Finds the unit written after a number, with the row of related units that it belongs to. */
export const placeBehind = (word: string): Place | undefined => placeOf(word) ?? ATTACHED_PLACE.get(simplify(word));

/** The units that a word of the catalogue may stand for: the "G" of a needle is no gram. */
export const placesInText = (word: string): Place[] =>
  [placeBehind(word), WRITTEN_PLACE.get(simplify(word))].filter((place) => place !== undefined);

/** True for a word or sign of a unit that the search knows, in any of its languages: "mm", "мм", "inches". */
export const isUnit = (word: string): boolean => word !== '' && placeOf(word) !== undefined;

/** Names of units in Chinese, the longest first, as no blank separates them from the next word. */
export const HAN_UNITS: readonly string[] = [...PLACE.keys()]
  .filter((name) => /\p{Script=Han}/u.test(name))
  .toSorted((one, other) => other.length - one.length);
