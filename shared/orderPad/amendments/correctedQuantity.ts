import { figureOf, NUMBER_WORD } from '../../text/numberWords.ts';
import { hasNumber } from '../prose/hasNumber.ts';
import { splitQuantity } from '../quantities/quantity.ts';
import { UNIT } from '../quantities/units.ts';

const WAS = String.raw`(?<![\p{L}\p{N}.,/-])(?:\d{1,6}|${NUMBER_WORD})\s*(?:${UNIT})?(?![\p{L}\p{N}])`;
const IS = String.raw`(?<![\p{L}\p{N}.,/-])(?<now>\d{1,6}|${NUMBER_WORD})\s*(?<unit>${UNIT})?(?![\p{L}\p{N}]|[.,]\d)`;
const PLEASE = String.raw`(?:\s*(?:please|pls|por favor|пожалуйста|bitte|请)[\s,]*)?`;
const HAN_COUNT = String.raw`\d{1,6}\s*(?:${UNIT})?`;
const HAN_NOW = String.raw`(?<now>\d{1,6})\s*(?<unit>${UNIT})?`;

/** A quantity with the one that it takes the place of: grammar of four languages, and signs. */
const FORMS = [
  // instead of 5 please 8 · вместо 5 8 · en lugar de 5, 8
  String.raw`(?:instead of|rather than|вместо|en (?:lugar|vez) de|statt)\s+${WAS}[\s,:–—-]*${PLEASE}${IS}`,
  // 8 instead of 5
  String.raw`${IS}[\s,(]+(?:instead of|rather than|and not|вместо|en (?:lugar|vez) de|statt)\s+${WAS}\)?`,
  // not 5 but 8 · не 5, а 8 · no 5 sino 8 · nicht 5 sondern 8
  String.raw`(?<!\p{L})(?:not|не|no|nicht)\s+${WAS}[\s,;–—-]+(?:but|а|sino|sondern)\s+${IS}`,
  // 8, not 5
  String.raw`${IS}\s*[,(–—-]\s*(?:not|а не|no|nicht)\s+${WAS}\)?`,
  // from 5 to 8 · с 5 на 8 · cambiar 5 por 8
  String.raw`(?:(?:chang|increas|reduc|rais|lower|updat)\p{L}+\s+(?:\p{L}+\s+){0,3}?from|(?:изменить|увеличить|уменьшить|исправить|поменять)\s+(?:с|со)|(?:cambiar|aumentar|reducir)(?:\s+de)?)\s+${WAS}\s+(?:to|на|до|por|a)\s+${IS}`,
  // 5, changed to 8 · 5, now 8 · 5, исправить на 8
  String.raw`${WAS}[\s,;(–—-]+(?:(?:changed?|corrected|reduced?|increased?|raised?)\s+to|make (?:it|that)|now|исправ\p{L}+ на|измен\p{L}+ на|замен\p{L}+ на|теперь|(?:cambi\p{L}+|corregi\p{L}+) (?:a|por)|ahora|mejor)\s+${IS}\)?`,
  // 5 → 8
  String.raw`${WAS}\s*(?:→|⇒|[-=]{1,2}>)\s*${IS}`,
  // 原来5个，改为8个 · 从5改成8
  String.raw`(?:原来?|从|由|原定|原订)?\s*${HAN_COUNT}\s*[，,、]?\s*(?:改为|改成|改|调整为|变更为|更正为)\s*${HAN_NOW}`,
  // ~~5~~ 8
  String.raw`~~\s*\d{1,6}\s*(?:${UNIT})?\s*~~\s*${IS}`,
].map((form) => new RegExp(form, 'iu'));

/** Each form has one of these. */
const MAY_CORRECT =
  /instead|rather|вместо|en (?:lugar|vez)|statt|(?<!\p{L})(?:not|не|no|nicht|now|from|with|с|со|make|mejor|ahora|corrected|changed?|исправ\p{L}+|измен\p{L}+|замен\p{L}+|поменять|теперь)(?!\p{L})|reduc|rais|increas|cambi|correg|aument|→|⇒|[-=]>|~~|改|调整|变更|更正/u;

/** Two figures with a measure or a thing behind them describe goods: "5 → 8 mm", "not 5 but 8 pins". */
const NAMED =
  /^(?!(?:please|pls|of|for|and|instead|thanks?|now|por|de|para|en|y|gracias|из|для|и|пожалуйста|спасибо|bitte|von|für)(?!\p{L}))\p{L}+(?![\p{L}\d-])/iu;

/** Longer lines are descriptions. */
const LINE_MAX = 300;

/** A line that says a quantity and what it was before, with the quantity that holds: "A-1, 5 → 8" as "A-1, 8"; null for any other. */
export const withCorrectedQuantity = (line: string): string | null => correctionIn(line)?.text ?? null;

/** Returns a corrected line with the quantity that holds, and that quantity; null for any other line. */
export function correctionIn(line: string): { text: string; quantity: number } | null {
  if (line.length > LINE_MAX || !/\p{N}/u.test(line) || !MAY_CORRECT.test(line.toLowerCase())) return null;
  for (const form of FORMS) {
    const match = form.exec(line);
    const { now, unit = '' } = match?.groups ?? {};
    if (!match || now === undefined) continue;
    const before = line.slice(0, match.index).trimEnd();
    const after = line.slice(match.index + match[0].length).trimStart();
    // "41712 -> 24": a part number and its quantity.
    if (/^\d+$/u.test(line.slice(0, match.index + 5).trim()) && !hasNumber(before + after)) continue;
    if (unit === '' && NAMED.test(after)) continue;
    // "tube 5 -> 8 mm A-1, 4 pcs" has its quantity elsewhere.
    if (typeof splitQuantity(`${before} ${after}`).quantity === 'number') continue;
    return { text: `${before} ${figureOf(now)} ${unit || 'pcs'} ${after}`.trim(), quantity: Number(figureOf(now)) };
  }
  return null;
}
