/** Numbers in words, by what they are in figures. */
const WORDS: Readonly<Record<string, string>> = {
  1: 'one|uno?|una|один|одн(?:[ауо]|о(?:й|го|му))|一|壹',
  2: 'two|deux|dos|zwei|два|две|двух|二|两|兩|贰|貳',
  3: 'three|trois|tres|drei|три|трёх|трех|三|叁|參',
  4: 'four|quatre|cuatro|vier|четыре|четырёх|четырех|四|肆',
  5: 'five|cinq|cinco|fünf|пять|пяти|五|伍',
  6: 'six|seis|sechs|шесть|шести|六|陆|陸',
  7: 'seven|siete|sieben|семь|семи|七|柒',
  8: 'eight|huit|ocho|acht|восемь|восьми|八|捌',
  9: 'nine|nueve|neun|девять|девяти|九|玖',
  10: 'ten|diez|zehn|десять|десяти|十|拾',
  11: 'eleven|elf|одиннадцат[ьи]',
  12: 'twelve|doce|zwölf|двенадцать|двенадцати',
  13: 'thirteen|trece|dreizehn|тринадцат[ьи]',
  14: 'fourteen|catorce|vierzehn|четырнадцат[ьи]',
  15: 'fifteen|quince|fünfzehn|пятнадцать|пятнадцати',
  16: 'sixteen|diecis[ée]is|sechzehn|шестнадцат[ьи]',
  17: 'seventeen|diecisiete|siebzehn|семнадцат[ьи]',
  18: 'eighteen|dieciocho|achtzehn|восемнадцат[ьи]',
  19: 'nineteen|diecinueve|neunzehn|девятнадцат[ьи]',
  20: 'twenty|veinte|zwanzig|двадцать|двадцати',
  21: 'veinti(?:ún|un[oa])',
  22: 'veintid[óo]s',
  23: 'veintitr[ée]s',
  24: 'veinticuatro',
  25: 'veinticinco',
  26: 'veintis[ée]is',
  27: 'veintisiete',
  28: 'veintiocho',
  29: 'veintinueve',
  30: 'thirty|treinta|dreißig|dreissig|тридцат[ьи]',
  40: 'forty|cuarenta|vierzig|сорока?',
  50: 'fifty|cincuenta|fünfzig|пят(?:ьдесят|идесяти)',
  60: 'sixty|sesenta|sechzig|шест(?:ьдесят|идесяти)',
  70: 'seventy|setenta|siebzig|сем(?:ьдесят|идесяти)',
  80: 'eighty|ochenta|achtzig|восем(?:ьдесят|ьюдесятью)',
  90: 'ninety|noventa|neunzig|девяносто',
  100: 'a hundred|cien|сто',
};
const FORMS = Object.entries(WORDS).map(([figure, words]) => [figure, new RegExp(`^(?:${words})$`, 'iu')] as const);
const HAN = '一二三四五六七八九';
/** "十二", "二十", "二十五". */
const HAN_TENS = `[${HAN}]?十[${HAN}]?`;
/** "einundzwanzig", "fünfunddreissig". */
const GERMAN_ONES = ['ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun'];
const GERMAN_TENS = ['zwanzig', 'drei(?:ß|ss)ig', 'vierzig', 'fünfzig', 'sechzig', 'siebzig', 'achtzig', 'neunzig'];
const GERMAN = `(?:${GERMAN_ONES.join('|')})und(?:${GERMAN_TENS.join('|')})`;
const GERMAN_PARTS = new RegExp(
  `^(?:${GERMAN_ONES.map((one) => `(${one})`).join('|')})und(?:${GERMAN_TENS.map((ten) => `(${ten})`).join('|')})$`,
  'iu',
);
/** An expression for one of these words. */
export const NUMBER_WORD = `(?:${HAN_TENS}|${GERMAN}|${Object.values(WORDS).join('|')})`;
/** "two" as "2"; a figure as it is. */
export function figureOf(word: string): string {
  const german = GERMAN_PARTS.exec(word)?.flatMap((part, index) => (index > 0 && part !== undefined ? [index] : []));
  if (german) return String(german[0]! + 10 * (german[1]! - GERMAN_ONES.length + 1));
  const [tens, ones] = word.split('十');
  if (ones !== undefined) return String((HAN.indexOf(tens || '一') + 1) * 10 + HAN.indexOf(ones || ' ') + 1);
  return FORMS.find(([, form]) => form.test(word))?.[0] ?? word;
}
