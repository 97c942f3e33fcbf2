import type { Condition } from '../../../shared/contract/schemas/catalogue.ts';
import { LANGUAGES, type Language } from '../../../shared/text/languages.ts';
import type { Localised } from '../../../shared/text/localised.ts';
import type { Leaf, Make, Words } from '../outline/Leaf.ts';
import { countedIn } from './counted.ts';
import { amount, inLanguage, labelIn, midSentence, type Figure } from './specs.ts';

/** Inputs of a product's texts. */
export interface Subject {
  leaf: Leaf;
  type: number;
  brand: string;
  /** The model's name, or the part number of a product without one. */
  model: string;
  condition: Condition;
  figures: readonly Figure[];
  /** The figure at the beginning of the name: a value, or the range of the variants. */
  head: Figure | null;
}

const BOX: Record<Make, Words> = {
  machine: [
    'In the box: main unit, power cable, standard accessories and user manual.',
    'Contenido: unidad principal, cable de alimentación, accesorios estándar y manual de usuario.',
    'В комплекте: основной блок, кабель питания, стандартные принадлежности и руководство пользователя.',
    '包装内含：主机、电源线、标准附件和用户手册。',
  ],
  probe: [
    'In the box: probe, carrying case, lens protection and instructions for use.',
    'Contenido: sonda, maletín de transporte, protector de lente e instrucciones de uso.',
    'В комплекте: датчик, кейс для переноски, защита линзы и инструкция по применению.',
    '包装内含：探头、便携箱、透镜保护套和使用说明。',
  ],
  reusable: [
    'Supplied singly with instructions for use and cleaning.',
    'Suministro por unidad, con instrucciones de uso y limpieza.',
    'Поставка поштучная, с инструкцией по применению и очистке.',
    '单件供货，附使用与清洁说明。',
  ],
  part: [
    'Supplied tested, in protective packaging, with a test record.',
    'Suministro tras prueba funcional, en embalaje protector y con registro de ensayo.',
    'Поставка после проверки, в защитной упаковке, с протоколом испытаний.',
    '经测试后以防护包装供货，附测试记录。',
  ],
  instrument: [
    'Supplied non-sterile, one piece a pouch, with tip protection.',
    'Suministro sin esterilizar, una unidad por bolsa, con protección de la punta.',
    'Поставка в нестерильном виде, по одной штуке в пакете, с защитой рабочей части.',
    '非无菌供货，单件袋装，带头端保护。',
  ],
  disposable: [
    'Supplied in the pack chosen, with lot number and expiry date on every box.',
    'Suministro en el envase elegido, con número de lote y caducidad en cada caja.',
    'Поставка в выбранной упаковке; на каждой коробке указаны номер партии и срок годности.',
    '按所选包装供货，每盒标明批号和有效期。',
  ],
};

const CONDITION: Record<Condition, Words | null> = {
  new: null,
  refurbished: [
    'Refurbished in a certified workshop, tested to the manufacturer’s limits and delivered with a test report.',
    'Artículo reacondicionado en un taller certificado, probado según los límites del fabricante y entregado con informe de ensayo.',
    'Изделие восстановлено в сертифицированной мастерской, проверено по нормам производителя и поставляется с протоколом испытаний.',
    '经认证工坊翻新，按原厂指标测试，附检测报告。',
  ],
  used: [
    'Used and in working order, with signs of wear; its function is checked before dispatch.',
    'Artículo usado en buen estado de funcionamiento, con señales de uso; se comprueba antes del envío.',
    'Изделие было в употреблении, исправно, со следами износа; работа проверяется перед отправкой.',
    '二手品，功能正常，有使用痕迹，发货前检测功能。',
  ],
};

const FIGURES: Record<Language, [opening: string, joint: string, between: string, end: string]> = {
  en: ['Key figures: ', ' ', '; ', '.'],
  es: ['Datos principales: ', ' ', '; ', '.'],
  ru: ['Основные параметры: ', ' — ', '; ', '.'],
  zh: ['主要参数：', ' ', '；', '。'],
};

const typeOf = ({ leaf, type }: Subject): Words => leaf.types[type] ?? leaf.name;

/** Chinese uses a full-width colon without a space. */
export const colonIn = (language: Language): string => (language === 'zh' ? '：' : ': ');

/** A number without a unit would be unclear alone: it says what it counts. */
const headIn = (head: Figure, language: Language): string =>
  countedIn(head, language) ?? midSentence(amount(head, language));

function nameIn(subject: Subject, language: Language): string {
  const type = inLanguage(typeOf(subject), language);
  const { brand, model, head } = subject;
  const tail = head ? headIn(head, language) : '';
  if (language === 'en') return `${brand} ${model} ${type}${tail && `, ${tail}`}`;
  if (language === 'zh') return `${brand} ${model} ${type}${tail && ` ${tail}`}`;
  return `${type} ${brand} ${model}${tail && `, ${tail}`}`;
}

function figuresIn(figures: readonly Figure[], language: Language): string {
  const [, joint, between] = FIGURES[language];
  return figures
    .map((figure) => `${midSentence(labelIn(figure.key, language))}${joint}${midSentence(amount(figure, language))}`)
    .join(between);
}

function summaryIn(subject: Subject, language: Language): string {
  const { brand, model, figures } = subject;
  const [, , , end] = FIGURES[language];
  const type = inLanguage(typeOf(subject), language);
  const full = language === 'en' || language === 'zh' ? `${brand} ${model} ${type}` : `${type} ${brand} ${model}`;
  return closed(`${full}${colonIn(language)}${figuresIn(figures.slice(0, 3), language)}`, end);
}

// An abbreviated unit already ends with a full stop.
const closed = (sentence: string, end: string): string => (sentence.endsWith('.') ? sentence : sentence + end);

function descriptionIn({ leaf, figures, condition }: Subject, language: Language): string {
  const [opening, , , end] = FIGURES[language];
  const sentences = [leaf.use, BOX[leaf.make], CONDITION[condition]].map(
    (words) => words && inLanguage(words, language),
  );
  sentences.splice(1, 0, closed(`${opening}${figuresIn(figures.slice(0, 5), language)}`, end));
  return sentences.filter(Boolean).join(language === 'zh' ? '' : ' ');
}

/** Writes a field in all four languages; the plain one is Chinese. */
export function fieldOf<F extends string>(field: F, write: (language: Language) => string): Localised<F> {
  const entries = LANGUAGES.map((language) => [language === 'zh' ? field : `${language}_${field}`, write(language)]);
  return Object.fromEntries(entries) as Localised<F>;
}

/** A text in all languages as localised fields. */
export const wordsField = <F extends string>(field: F, words: Words): Localised<F> =>
  fieldOf(field, (language) => inLanguage(words, language));

/** Name, slug, summary and description of a product, in all languages. */
export const textsOf = (subject: Subject) => ({
  ...fieldOf('product_name', (language) => nameIn(subject, language)),
  ...fieldOf('seo_title_str', (language) => slug(nameIn(subject, language === 'zh' ? 'en' : language))),
  ...fieldOf('summary', (language) => summaryIn(subject, language)),
  ...fieldOf('description', (language) => descriptionIn(subject, language)),
});

const CYRILLIC: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
};

/** Returns a text as an ASCII slug. */
function slug(text: string): string {
  // Transliterate before removing accents: й decomposes to и and a mark.
  const latin = Array.from(text.toLowerCase(), (char) => CYRILLIC[char] ?? char).join('');
  return latin
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
