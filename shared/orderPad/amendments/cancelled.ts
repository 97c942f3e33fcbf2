import { UNIT } from '../quantities/units.ts';

/** Verbs that take something back, as a letter asks for it: no nouns, as "quitagrapas" and "удаление" are in names of goods. */
const VERBS = [
  String.raw`cancel|remove|delete|drop|strike(?: out)?|take (?:(?:\p{L}+ (?:no\.? ?)?\d+|\p{L}+|\S*\d\S*) )?(?:off|out)|leave out|skip|forget|ignore|disregard|don['’]?t need|do not need|no longer need`,
  String.raw`(?:anul|cancel|quit|elimin|borr|retir)(?:e|en|a|ar|ad)(?:l[oa]s?)?|(?:ya )?no (?:necesit\p{L}+|queremos|quiero)`,
  String.raw`отмен(?:и|ите|ить|яем|яю)|аннулир(?:уй|уйте|овать|уем)|убер(?:и|ите|ём|ем)|убрать|исключ(?:и|ите|ить|аем)|удал(?:и|ите|ить|яем)|вычеркн(?:и|ите|уть)`,
  String.raw`stornier(?:e|en|t)|streich(?:e|en|t)|annuler|annulez`,
].join('|');
/** Words of a request, which may come before such a verb. It may also begin the sentence or a clause. */
const LEADS = [
  String.raw`please|pls|kindly|and|also|then|sorry|we|i|you|can|could|would|like to|want to|have to|need to|must|should`,
  String.raw`por favor|y|también|que|puede[n]?|podrían?|queremos|quisiéramos|hay que|tienen que`,
  String.raw`пожалуйста|и|также|прошу|просим|нужно|надо|хотим|можете|давайте`,
  String.raw`bitte|und|auch|wir|s['’]il vous plaît|veuillez`,
].join('|');
const ASKED = new RegExp(
  String.raw`(?:^|[,;:.!?()–—-]\s*|(?<!\p{L})(?:${LEADS})[\s,]+)(?:${VERBS})(?!\p{L}|-\p{L})`,
  'iu',
);
/** Letters or digits of which several are digits. */
const NUMBER = String.raw`(?=\S*\d\S*\d)\S{3,}`;
/** The words after a cancelled thing, up to the end of the sentence. */
const STATED = [
  String.raw`(?:(?:is|are|was|were) )?(?:not|no longer) (?:needed|required|wanted)|(?:is|are|was|were|been) (?:cancelled|canceled|removed|deleted)`,
  String.raw`(?:ya )?no (?:l[oa]s? )?(?:hacen? falta|(?:se )?necesit\p{L}+)|(?:queda\p{L}* )?(?:anulad|cancelad)[oa]s?`,
  String.raw`(?:больше )?не (?:нуж\p{L}+|надо|требу\p{L}+)|отменя(?:ется|ются)|отмен[её]н\p{L}*|аннулирован\p{L}*`,
  String.raw`entf[aä]ll(?:t|en)|storniert`,
].join('|');
/** "No A-1 this time": "no A-1" alone may be a label and a number. */
const NOT_NOW = new RegExp(
  String.raw`^\s*(?:and\s+|y\s+|и\s+)?(?:no|not|without|sin|nada de|без|kein\p{L}*)\s+(?:more\s+|más\s+|mehr\s+)?(?:${NUMBER})(?:\s\p{L}+){0,2}\s+(?:this (?:time|week|month)|for now|right now|today|any ?more|needed|required|esta vez|por ahora|de momento|hoy|на этот раз|в этот раз|пока|сейчас|diesmal|mehr)[\s.!,]*$`,
  'iu',
);
/** "A-1 10 pcs - CANCELLED": a status at the end. */
const STATUS =
  /[-–—(:;,/]\s*(?:cancell?ed|deleted|void(?:ed)?|do not (?:order|send|ship)|anulad[oa]s?|cancelad[oa]s?|отмен[её]н[оаы]?|отмена|storniert|已?取消|作废)[\s).!]*$/iu;
const NOT_WANTED = new RegExp(String.raw`(?<!\p{L})(?:${STATED})(?!\p{L})[^\d]{0,40}$`, 'iu');
/** 取消第3项 · 请把A-1去掉 · A-1 不要了; 取消键 is a key. */
const HAN =
  /(?:^|[，,、；;：:。]\s*|请|把|要|麻烦)(?:取消|删[除掉]|去掉)(?![键按])|(?:取消|删[除掉]|去掉|不[要需]了?|不用了|作废)[了吧啦。！\s]*$/u;
/** "Do not cancel", "не отменяйте". */
const NEGATED =
  /(?<!\p{L})(?:not|n['’]t|never|не|no)\s+(?:cancel|remove|delete|drop|отмен|убира|удал|anul|elimin|quit)|不要取消|别取消/iu;
/** Longer lines say more than that. */
const LINE_MAX = 200;

/** True of a sentence that takes something back: "cancel item 3", "A-1 is no longer needed". A row of a table says no such thing. */
export const isCancelled = (line: string): boolean =>
  line.length <= LINE_MAX &&
  !/[\t|]/u.test(line) &&
  (ASKED.test(line) || NOT_NOW.test(line) || NOT_WANTED.test(line) || STATUS.test(line) || HAN.test(line)) &&
  !NEGATED.test(line);

const NAMED_AT_ONCE = new RegExp(
  String.raw`(?:${VERBS})\s+(?:(?:the|all|la|el|los|las|de|of|из|\d{1,4}|${UNIT}\.?)\s+){0,4}(?=\S*\d)`,
  'iu',
);
/** True of "cancel A-1, 5 pcs", and not of "Cancel button A-1, 5 pcs", which may name goods. */
export const namesNumberAtOnce = (line: string): boolean => NAMED_AT_ONCE.test(line) || !ASKED.test(line);
