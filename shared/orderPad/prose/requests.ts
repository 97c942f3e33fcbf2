/** Words of a request, by language: "please send 5 of A-1". */
export const REQUEST_WORDS = [
  // please send · could we get · kindly quote
  String.raw`please|pls|can|could|would|may|we|i|get|have|kindly|needs?|want|order|send|quote|supply|ship|deliver|like`,
  String.raw`require|buy|purchase|also|another|plus|then|following`,
  // por favor envíen · necesitamos · rogamos presupuesto
  String.raw`por favor|pued\p{L}+|podr[ií]\p{L}+|necesit\p{L}+|quer\p{L}+|quier\p{L}+|quisi\p{L}+|pedi[mr]\p{L}*|env[ií]\p{L}+`,
  String.raw`mand[ae]\p{L}*|rogamos|solicit\p{L}+|cotiza\p{L}*|presupuesto|comprar|además|también|otr[oa]s?`,
  // просим выставить счёт · нужно · пришлите
  String.raw`прос(?:им|ьба)|прошу|нуж\p{L}+|надо|мож(?:но|ете)|требу\p{L}+|зака\p{L}+|выстав\p{L}+|отправ\p{L}+`,
  String.raw`постав\p{L}+|пришлите|купить|хо(?:тим|чу)|также|ещ[её]|необходим\p{L}*|сч[её]т`,
  // wir brauchen · bitte senden Sie · hätten gern
  String.raw`bitte|wir|ich|brauch\p{L}*|benötig\p{L}*|bestell\p{L}*|schick\p{L}*|send\p{L}*|liefer\p{L}*|hätte\p{L}*|gern\p{L}*|möcht\p{L}*|noch|auch|zusätzlich`,
  // merci de nous envoyer · nous souhaitons commander · il nous faut
  String.raw`ainsi que|merci de|veuillez|nous|je|command\p{L}*|envoy\p{L}*|livr\p{L}*|souhait\p{L}*|voudr\p{L}*|fau[td]\p{L}*|besoin|aussi|également`,
].join('|');
/** 麻烦报个价 · 我们需要 · 采购: Chinese has no blanks around them. */
const HAN_WORDS = '麻烦|报个?价|采购|[请需要订购买另还再报给能]';

/** One of these words anywhere. */
export const REQUEST = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${REQUEST_WORDS})(?![\p{L}\p{N}])|${HAN_WORDS}`, 'iu');
/** One of them at the beginning: "please order: A-1", "请A-1". */
export const LEAD = new RegExp(
  String.raw`^(?:(?:${REQUEST_WORDS})(?:\s*[:：]|(?=\s))\s*|(?:${HAN_WORDS}|[:：\s])+)`,
  'iu',
);
