/** Verbs that take something back, in four languages and some German. */
const VERBS = [
  String.raw`cancel\p{L}*|remove|delete|drop|strike(?: out)?|take (?:off|out)|take (?:\p{L}+ (?:no\.? ?)?\d+|\p{L}+|\S*\d\S*) (?:off|out)|leave out|skip|forget|ignore|(?:is |are )?(?:not|no longer) (?:needed|required|wanted)|don['’]?t need|do not need|disregard`,
  String.raw`anul\p{L}+|cancel\p{L}+|quit\p{L}+|elimin\p{L}+|borr\p{L}+|retir\p{L}+|ya no (?:hace falta|se necesita\p{L}*|necesit\p{L}+)|no (?:hace falta|necesit\p{L}+)`,
  String.raw`отмен\p{L}+|аннулир\p{L}+|убер\p{L}+|убрать|исключ\p{L}+|удал\p{L}+|вычерк\p{L}+|(?:больше )?не (?:нуж\p{L}+|надо|требу\p{L}+)`,
  String.raw`stornier\p{L}*|streich\p{L}*|entf[aä]ll\p{L}*|annuler`,
].join('|');
const CANCELLED = new RegExp(
  String.raw`(?<!\p{L})(?:${VERBS})(?!\p{L})|取消|删[除掉]|去掉|不[要需]了?|不用了|作废`,
  'iu',
);
/** "Do not cancel", "не отменяйте". */
const NEGATED =
  /(?<!\p{L})(?:not|n['’]t|never|не|no)\s+(?:cancel|remove|delete|drop|отмен|убира|удал|anul|elimin|quit)|不要取消|别取消/iu;
/** Longer lines say more than that. */
const LINE_MAX = 200;

/** True of a sentence that takes something back: "cancel item 3", "A-1 is no longer needed". */
export const isCancelled = (line: string): boolean =>
  line.length <= LINE_MAX && CANCELLED.test(line) && !NEGATED.test(line);
