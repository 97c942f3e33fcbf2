import { isHeading } from '../table/columns.ts';
import { hasNumber } from './prose.ts';
import { isAmount } from '../quantities/prices.ts';
import { statedQuantity } from '../quantities/quantity.ts';
import { UNIT } from '../quantities/units.ts';
import type { Rows } from '../table/readRows.ts';
import { saysTotal } from '../table/totals.ts';

// What a letter says around its list; a product's name in it ends otherwise.
const PROSE =
  /^(?:hello|hi|dear|good (?:morning|day|afternoon)|regards|best|kind|many thanks|thanks?|thank you|please|sincerely|hola|buen[oa]s|estimad[oa]s?|gracias|saludos|un saludo|atentamente|por favor|здравствуйте|добрый|уважаем\p{L}+|спасибо|с уважением|заранее (?:спасибо|благодар\p{L}+)|просим|прошу|sehr geehrte\p{L}*|guten tag|hallo|vielen dank|danke|mit (?:freundlichen|besten)|viele grüße|cordial\p{L}+ \p{L}+|您好|你好|谢谢|此致|请)(?![\p{L}\p{N}])|^\D*[,:!，：！]$/iu;

/** Lines with digits that are no order lines: "Tel. 555-0142", "PO no.: 4711", "Page 2 of 3". */
const LETTERHEAD =
  /^(?:(?:tel(?:éfono|ephone)?|tfno|tlf|phone|mob(?:ile)?|cell|fax|e-?mail|date|fecha|teléfono|correo|тел|телефон|моб|факс|дата|почта|电话|传真|日期|邮箱|手机)(?:\s*[:：]|\.?\s+[+(]?\d[\d\s()/.-]{5,30}(?:(?:ext|x|доб|int|分机)\.?\s*\d{1,6})?$)|(?:po|p\.o\.|purchase order|pedido|orden de compra|заказ|счет|订单号?|采购单号?)\s*(?:no\.?|n[º°]\.?|number|nr\.?)?\s*[#№:：]\s*[\d/-]+$|(?:page|página|pág\.?|страница|стр\.?|seite)\s*\d+(?:\s*(?:of|de|из|von|\/)\s*\d+)?$|第\s*\d+\s*页|.*(?:wrote|escribió|написала?|пишет|写道)\s*[:：]$)/iu;
/** What a mail program writes above a letter, and below it. */
const MAIL =
  /^(?:(?:from|sent|to|cc|bcc|reply-to|de|para|enviado(?: el)?|от|кому|копия|отправлено|发件人|收件人|抄送|发送时间)\s*[:：]\s*\S.*|-{2,}\s*\p{L}[\p{L}\s]*-{2,}|begin forwarded message:?|(?:sent from|get outlook for|enviado desde|отправлено (?:с|из)|发自)(?![\p{L}\p{N}]).*)$/iu;
const SUBJECT = /^(?:subject|asunto|тема|主题)\s*[:：]/iu;
/** Who orders, who pays and where it goes: "Ship to: Dock 4", "ИНН 7701234567", "PO 4500123456", "Approved by: J. Roe". */
const FORM = new RegExp(
  [
    String.raw`^(?:ship to|deliver to|bill to|sold to|attn|attention|address|contact|company|hospital|clinic|approved by|requested by|prepared by|cost cent(?:er|re)|department|dept|account|entregar en|dirección|contacto|empresa|organización|hospital|clínica|aprobado por|solicitado por|departamento|адрес|контакт|получатель|отдел|организация|компания|учреждение|больница|клиника|liefer(?:ung an|adresse)|rechnungs(?:adresse|empfänger)|ansprechpartner(?:in)?|kostenstelle|abteilung|klinik|联系人|地址|收货人|科室|收货地址|公司|单位|医院|客户|部门)\s*[:：]`,
    String.raw`^(?:vat|tax id|ein|nit|ruc|cuit|rfc|cif|nif|ust-?id(?:-?nr)?|инн|кпп|огрн|р\/с|бик|税号)\.?\s*(?:no\.?|[#№])?\s*[:：]?\s*(?:\p{Lu}{2}\s?)?[\d.\/\s-]{6,30}$`,
    // "Customer no. 118820".
    String.raw`^(?:customer|account|client|cliente|kunden|клиент\p{L}*|договор\p{L}*|客户)[\s.-]{0,2}(?:no|nr|number|nummer|n[º°]|№|id|编号)?\.?\s*[:：#№]?\s*\d[\d/-]{3,}$`,
    String.raw`^(?:po|p\.o\.|pr|purchase (?:order|requisition)|requisition)\s+[#№]?\d{7,}(?!\d)(?:\s*\/.*)?$`,
    // When it comes, how it is paid, how long it holds: "Delivery: 3 weeks", "Срок поставки: до 15.03".
    String.raw`^(?:delivery(?: (?:date|time|terms))?|payment(?: terms)?|lead time|warranty|validity|valid|incoterms?|plazo(?: de entrega)?|entrega|pago|forma de pago|garantía|validez|срок(?: поставки| оплаты)?|поставка|оплата|условия оплаты|гарантия|交货期|交期|付款(?:方式)?|质保|有效期)\s*[:：]`,
    // "Validez de la oferta: 30 días".
    String.raw`^[^\d:：]{2,40}[:：]\s*\d{1,3}\s*(?:(?:working |business )?days?|weeks?|months?|días?|semanas?|meses|дн(?:я|ей)|недел\p{L}+|месяц\p{L}*|天|周|个月)\.?$`,
    // "Адрес доставки: …", "Delivery address: …".
    String.raw`^(?:\p{L}+\s+)?(?:address|dirección|адрес)(?:\s+\p{L}+){0,3}\s*[:：]`,
    // "Доверенность № 118 от 02.03.2026", "Quotation no. 2026/118 dated 3/2/2026".
    String.raw`^(?:\p{L}+\s){0,2}\p{L}+\s*(?:№|no\.?|nr\.?|n[º°]\.?)\s*\S{1,20}\s+(?:от|dated?|dd|of|del?|vom)\s+\d{1,4}[./-]\d{1,2}[./-]\d{1,4}`,
    // Accounts and registers.
    String.raw`^iban[\s.:：]*\p{L}{2}\d{2}[\s\d]|^(?:bic|swift|hrb|kto|blz)\s*[:：]`,
    // An address of the United States.
    String.raw`^\d{1,5}\s+(?:\p{L}{3,}\.?\s+){1,4}(?:st|street|ave|avenue|rd|road|blvd|drive|lane|suite)\.?\s*(?:,|$)`,
    // "C/ Mayor 15, 28013 Madrid", "ул. Ленина, 15".
    String.raw`^(?:c\/|calle|avda?\.?|avenida|plaza|paseo|ул\.|улица|пр-т|проспект|г\.)\s*\p{L}.*\d`,
  ].join('|'),
  'iu',
);
const MIXED_NUMBER = /(?=\S*\p{L})(?=\S*\d)\S{4,}/u;
/** Words that speak to somebody: "Delivery by 12 December please." */
const SPOKEN =
  /(?<![\p{L}\p{N}])(?:please|we|you|your|our|thanks|por favor|nos|nuestr[oa]s?|gracias|пожалуйста|просьба|нам|вас|ваш[аеи]?|спасибо)(?![\p{L}\p{N}])|[请您]|我们|谢谢/iu;
/** What a letter ends with: a name and an address follow. */
const CLOSING =
  /^(?:(?:kind |best |warm )?regards|best(?: wishes)?|(?:yours )?sincerely|(?:many )?thanks(?: (?:&|and) (?:(?:best|kind) )?regards)?|thank you|(?:(?:muchas )?gracias y )?(?:un (?:cordial )?saludo|saludos(?: cordiales)?)|atentamente|muchas gracias|gracias|с уважением|(?:заранее )?спасибо|заранее благодар\p{L}+|mit (?:freundlichen|besten) grüßen|(?:viele|beste|freundliche) grüße|vielen dank|mfg|此致(?:敬礼)?|谢谢)[\s,.!，。！]*$/iu;

/** "only 2 pcs please": about goods, though it speaks to somebody. */
const WITH_UNIT = new RegExp(String.raw`(?<![\p{L}\p{N}.,])\d{1,4}\s?${UNIT}(?![\p{L}\p{N}])`, 'iu');
/** "anna@clinic.example". */
const MAIL_ADDRESS = /^(?:mailto:)?[^\s@]{1,64}@[^\s@]{1,200}\.[^\s@.]{2,}$/u;
/** "call me at 555-0102 if …": asks for a word, not for goods. */
const CALL =
  /^(?:please\s+)?(?:(?:call|phone|ring|reach|contact) (?:me|us)|ll[aá]m[ae]\p{L}*|(?:звон\p{L}+|позвон\p{L}+|свяж\p{L}+)|rufen sie)(?![\p{L}])|^(?:请?联系我|请?致电)/iu;
/** "needed 2026-03-15", "до 15.03.2026". */
const DATES =
  /(?<![\p{N}.,/-])(?:\d{4}([./-])\d{1,2}\1\d{1,2}|\d{1,2}([./-])\d{1,2}\2\d{2,4}|\d{1,2}:\d{2})(?![\p{N}/-])/gu;
/** "Items: 2". */
const COUNT_OF_LINES =
  /^(?:items|lines|positions|positionen|líneas|artículos|позиций|строк|наименований)\s*[:：]\s*\d{1,4}$|^\d{1,4}\s+(?:items|lines|positions|positionen|líneas|artículos|позици[йия]|строки?|наименовани[йя])$|^共\s*\d{1,4}\s*[项行种]$/iu;
/** What a Chinese letter says of its list: "以下产品请报价，谢谢". */
const HAN_PROSE = /[以如]下|谢谢|请(?:报价|确认|尽快|查收)/u;

/** True of a row around the list: names of columns, sums, and what a letter or a page says. */
export function isAround(cells: readonly string[]): boolean {
  if (isHeading(cells) || saysTotal(cells)) return true;
  const filled = cells.filter(Boolean);
  const text = filled.join(', ');
  if (filled.length === 1 && LETTERHEAD.test(text)) return true;
  if (TELEPHONE.test(text)) return true;
  if (MAIL.test(text) || FORM.test(text) || (SUBJECT.test(text) && !MIXED_NUMBER.test(text))) return true;
  if (filled.length === 1 && isAmount(text)) return true;
  if (MAIL_ADDRESS.test(text) || CALL.test(text) || COUNT_OF_LINES.test(text)) return true;
  if (!/\d/u.test(text)) return PROSE.test(text) || HAN_PROSE.test(text);
  if (filled.length === 1 && !/\d/u.test(text.replaceAll(DATES, ''))) return true;
  if (hasNumber(text) || statedQuantity(text) !== null) return LETTERHEAD.test(text) && /[:：]$/u.test(text);
  return /[:：]$/u.test(text) || (SPOKEN.test(text) && !WITH_UNIT.test(text));
}

/** "+7 495 555-01-02". */
const TELEPHONE = /^\+\d[\d\s()-]{8,20}$/u;
/** "Dr Wang 13800138000": below a letter, a name and a telephone number. */
const NAMED_TELEPHONE = /^\D{2,40}[\s:：]\+?\d[\d\s()-]{8,16}$/u;

/** True of a row below a letter that is no part of its list: without a part number, or with a telephone number. */
export const isSignature = (cells: readonly string[]): boolean => {
  const text = cells.filter(Boolean).join(' ');
  return !hasNumber(text) || NAMED_TELEPHONE.test(text);
};

/** The place of the row that ends a letter; Infinity where none does. */
export function closingOf(rows: Rows): number {
  const at = rows.findIndex((cells) => CLOSING.test(cells.filter(Boolean).join(' ')));
  return at < 0 ? Infinity : at;
}
