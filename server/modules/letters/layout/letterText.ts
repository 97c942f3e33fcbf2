import type { Fact, GoodsLine, LetterFrame, LetterParts } from './Letter.ts';

/** Returns a letter as plain text. */
export function letterText(
  { seller, origin }: LetterFrame,
  { hello, closing }: { hello: string; closing: string },
  { paragraphs, code, facts = [], quote, goods = [], sums = [], link, notes = [] }: LetterParts,
): string {
  const blocks = [
    hello,
    ...paragraphs,
    code,
    factsOf(facts),
    quote && `${quote.label}\n${quoted(quote.text)}`,
    goods.map(goodsOf).join('\n'),
    factsOf(sums),
    link && `${link.label}:\n${link.url}`,
    ...notes,
    closing && `${closing}\n${[origin, seller.email, seller.mobile].filter(Boolean).join('\n')}`,
  ];
  return blocks.filter(Boolean).join('\n\n');
}

const factsOf = (facts: readonly Fact[]): string => facts.map(([label, value]) => `${label}: ${value}`).join('\n');

const goodsOf = ({ name, detail, quantity, amount }: GoodsLine): string =>
  `- ${name}${detail && ` (${detail})`}, ${quantity}${amount && `: ${amount}`}`;

/** Marks each line, so that nobody's words pass for the store's. */
const quoted = (text: string): string =>
  text
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) => `> ${line}`)
    .join('\n');
