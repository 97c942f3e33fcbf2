import { stem } from './stem.ts';
import { type Token, tokenise } from './tokens.ts';

/** Words for a question to people rather than to the catalogue, in the four languages. */
const WORDS = (
  'repair repairing repairs fix maintenance servicing calibrate calibration loan loaner rent rental lease install installation ' +
  'installing training reparación reparar mantenimiento calibrar calibración préstamo alquiler alquilar instalar instalación ' +
  'capacitación ремонт отремонтировать обслуживание калибровка поверка аренда прокат установка монтаж наладка обучение'
).split(' ');
const STEMS = new Set(WORDS.flatMap((word) => tokenise(word)).map(({ text }) => stem(text)));
const HAN = ['维修', '修理', '保养', '校准', '租赁', '租用', '借用', '安装', '调试', '培训'];

const saysService = ({ kind, text }: Token): boolean =>
  kind === 'han' ? HAN.some((word) => text.includes(word)) : STEMS.has(stem(text));

/** True where a service is looked for: a repair, calibration, loan, installation. */
export const namesService = (keyword: string): boolean => tokenise(keyword).some(saysService);

/** The words of a text that say no service: "узи датчика" of "ремонт узи датчика". */
export const withoutService = (text: string): Token[] => tokenise(text).filter((token) => !saysService(token));
