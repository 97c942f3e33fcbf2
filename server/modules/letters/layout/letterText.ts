import type { Fact, GoodsLine, LetterFrame, LetterParts } from './Letter.ts';

/** Returns a letter as plain text. */
export function letterText(
  { seller, origin, language }: LetterFrame,
  { hello, closing }: { hello: string; closing: string },
  { paragraphs, code, facts = [], quote, goods = [], sums = [], link, notes = [] }: LetterParts,
): string {
  const signs = language === 'zh' ? CHINESE : LATIN;
  const blocks = [
    hello,
    ...paragraphs,
    code,
    factsOf(facts, signs),
    quote && `${quote.label}\n${quoteText(quote.text)}`,
    goods.map((line) => goodsOf(line, signs)).join('\n'),
    factsOf(sums, signs),
    link && `${link.label}${signs.colon.trim()}\n${link.url}`,
    ...notes,
    closing && `${closing}\n${[origin, seller.email, seller.mobile].filter(Boolean).join('\n')}`,
  ];
  return blocks.filter(Boolean).join('\n\n');
}

interface Signs {
  colon: string;
  comma: string;
  dash: string;
  brackets: (text: string) => string;
}
const LATIN: Signs = { colon: ': ', comma: ', ', dash: ' – ', brackets: (text) => ` (${text})` };
const CHINESE: Signs = { colon: '：', comma: '，', dash: '，', brackets: (text) => `（${text}）` };

const factsOf = (facts: readonly Fact[], { colon }: Signs): string =>
  facts.map(([label, value]) => `${label}${colon}${value}`).join('\n');

const goodsOf = ({ name, detail, quantity, amount }: GoodsLine, { comma, dash, brackets }: Signs): string =>
  `- ${name}${detail && brackets(detail)}${comma}${quantity}${amount && `${dash}${amount}`}`;

/** Marks each line, so that nobody's words pass for the store's. */
const quoteText = (text: string): string =>
  text
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) => `> ${line}`)
    .join('\n');
