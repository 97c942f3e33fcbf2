/** Words for pieces: "pcs", "unidades", "шт.", 台. */
const PIECES = String.raw`(?:pcs?|pieces?|units?|nos|ea|uds?|unid(?:ad(?:es)?)?|piezas?|pzas?|шт|штуки?|штук|[台件套个只支把])\.?`;
const COUNTS = [
  // "qty 4", "cantidad: 4 uds."
  String.raw`(?<![\p{L}\p{N}])(?:qty|quantity|cantidad|cant|кол-во|количество|数量)\.?\s*[:：]?\s*\d{1,4}(?:\s*${PIECES})?(?![\p{L}\p{N}.,-])`,
  // "4 pcs", "4台": of ten pieces or more a pack may be wanted that holds so many.
  String.raw`(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{N}.,/×*-]|[/×*x-]\s)\d\s*${PIECES}(?=\s*(?:$|[,;.!?)，。；、！？]))`,
  // "4 x patient monitor", "patient monitor x 4"
  String.raw`^\s*\d{1,3}\s*[xх×*]\s+(?=\p{L}{3})`,
  String.raw`(?<=\p{L}{3}\s?)\s[xх×*]\s?\d{1,3}\s*$`,
].map((form) => new RegExp(form, 'giu'));

/** A query without the ordered quantity: "patient monitor 12 inch, 4 pcs" without "4 pcs". */
export function withoutOrderedCounts(typed: string): string {
  const rest = COUNTS.reduce((text, count) => text.replaceAll(count, ' '), typed);
  return /[\p{L}\p{N}]/u.test(rest) ? rest : typed;
}
