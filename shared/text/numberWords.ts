/** Numbers in words, by what they are in figures. */
const WORDS: Readonly<Record<string, string>> = {
  1: 'one|uno?|una|один|одн[ауо]|一',
  2: 'two|dos|два|две|двух|二|两|兩',
  3: 'three|tres|три|трёх|трех|三',
  4: 'four|cuatro|четыре|четырёх|четырех|四',
  5: 'five|cinco|пять|пяти|五',
  6: 'six|seis|шесть|шести|六',
  7: 'seven|siete|семь|семи|七',
  8: 'eight|ocho|восемь|восьми|八',
  9: 'nine|nueve|девять|девяти|九',
  10: 'ten|diez|десять|десяти|十',
  12: 'twelve|doce|двенадцать|двенадцати',
  15: 'fifteen|quince|пятнадцать|пятнадцати',
  20: 'twenty|veinte|двадцать|двадцати',
  30: 'thirty|treinta|тридцать',
  40: 'forty|cuarenta|сорок',
  50: 'fifty|cincuenta|пятьдесят',
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
