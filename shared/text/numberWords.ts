/** Numbers in words, by what they are in figures. */
const WORDS: Readonly<Record<string, string>> = {
  1: 'one|uno?|una|один|одн[ауо]|一',
  2: 'two|dos|zwei|два|две|двух|二|两|兩',
  3: 'three|tres|drei|три|трёх|трех|三',
  4: 'four|cuatro|vier|четыре|четырёх|четырех|四',
  5: 'five|cinco|fünf|пять|пяти|五',
  6: 'six|seis|sechs|шесть|шести|六',
  7: 'seven|siete|sieben|семь|семи|七',
  8: 'eight|ocho|acht|восемь|восьми|八',
  9: 'nine|nueve|neun|девять|девяти|九',
  10: 'ten|diez|zehn|десять|десяти|十',
  11: 'eleven|одиннадцат[ьи]',
  12: 'twelve|doce|zwölf|двенадцать|двенадцати',
  13: 'thirteen|trece|тринадцат[ьи]',
  14: 'fourteen|catorce|четырнадцат[ьи]',
  15: 'fifteen|quince|пятнадцать|пятнадцати',
  16: 'sixteen|diecis[ée]is|шестнадцат[ьи]',
  17: 'seventeen|diecisiete|семнадцат[ьи]',
  18: 'eighteen|dieciocho|восемнадцат[ьи]',
  19: 'nineteen|diecinueve|девятнадцат[ьи]',
  20: 'twenty|veinte|двадцать|двадцати',
  21: 'veinti(?:ún|un[oa])',
  22: 'veintid[óo]s',
  23: 'veintitr[ée]s',
  24: 'veinticuatro',
  25: 'veinticinco',
  26: 'veintis[ée]is',
  27: 'veintisiete',
  28: 'veintiocho',
  29: 'veintinueve',
  30: 'thirty|treinta|тридцать',
  40: 'forty|cuarenta|сорок',
  50: 'fifty|cincuenta|пятьдесят',
  60: 'sixty|sesenta|шест(?:ьдесят|идесяти)',
  70: 'seventy|setenta|сем(?:ьдесят|идесяти)',
  80: 'eighty|ochenta|восем(?:ьдесят|ьюдесятью)',
  90: 'ninety|noventa|девяносто',
  100: 'a hundred|cien|сто',
};
const FORMS = Object.entries(WORDS).map(([figure, words]) => [figure, new RegExp(`^(?:${words})$`, 'iu')] as const);
const HAN = '一二三四五六七八九';
/** "十二", "二十", "二十五". */
const HAN_TENS = `[${HAN}]?十[${HAN}]?`;
/** An expression for one of these words. */
export const NUMBER_WORD = `(?:${HAN_TENS}|${Object.values(WORDS).join('|')})`;
/** "two" as "2"; a figure as it is. */
export function figureOf(word: string): string {
  const [tens, ones] = word.split('十');
  if (ones !== undefined) return String((HAN.indexOf(tens || '一') + 1) * 10 + HAN.indexOf(ones || ' ') + 1);
  return FORMS.find(([, form]) => form.test(word))?.[0] ?? word;
}
