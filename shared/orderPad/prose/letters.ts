import { isHeading } from '../table/columns.ts';
import { hasNumber } from './prose.ts';
import { statedQuantity } from '../quantities/quantity.ts';
import type { Rows } from '../table/readRows.ts';
import { saysTotal } from '../table/totals.ts';

// What a letter says around its list; a product's name in it ends otherwise.
const PROSE =
  /^(?:hello|hi|dear|good (?:morning|day|afternoon)|regards|best|kind|many thanks|thanks?|thank you|please|sincerely|hola|buen[oa]s|estimad[oa]s?|gracias|saludos|un saludo|atentamente|por favor|здравствуйте|добрый|уважаем\p{L}+|спасибо|с уважением|просим|прошу|您好|你好|谢谢|此致|请)(?![\p{L}\p{N}])|^\D*[,:!，：！]$/iu;

/** Lines with digits that are no order lines: "Tel. 555-0142", "PO no.: 4711", "Page 2 of 3". */
const LETTERHEAD =
  /^(?:(?:tel(?:éfono|ephone)?|tfno|tlf|phone|mob(?:ile)?|cell|fax|e-?mail|date|fecha|teléfono|correo|тел|телефон|моб|факс|дата|почта|电话|传真|日期|邮箱|手机)(?:\s*[:：]|\.?\s+[+(]?\d[\d\s()/.-]{5,}$)|(?:po|p\.o\.|purchase order|pedido|orden de compra|заказ|счет|订单号?|采购单号?)\s*(?:no\.?|n[º°]\.?|number|nr\.?)?\s*[#№:：]\s*[\d/-]+$|(?:page|página|pág\.?|страница|стр\.?|seite)\s*\d+(?:\s*(?:of|de|из|von|\/)\s*\d+)?$|第\s*\d+\s*页|.*(?:wrote|escribió|написала?|пишет|写道)\s*[:：]$)/iu;
/** What a mail program writes above a letter, and below it. */
const MAIL =
  /^(?:(?:from|sent|to|cc|bcc|reply-to|de|para|enviado(?: el)?|от|кому|копия|отправлено|发件人|收件人|抄送|发送时间)\s*[:：]\s*\S.*|-{2,}\s*\p{L}[\p{L}\s]*-{2,}|begin forwarded message:?|(?:sent from|get outlook for|enviado desde|отправлено (?:с|из)|发自)(?![\p{L}\p{N}]).*)$/iu;
const SUBJECT = /^(?:subject|asunto|тема|主题)\s*[:：]/iu;
/** Who orders, who pays and where it goes: "Ship to: Dock 4", "ИНН 7701234567", "PO 4500123456", "Approved by: J. Roe". */
const FORM = new RegExp(
  [
    String.raw`^(?:ship to|deliver to|bill to|sold to|attn|attention|address|contact|approved by|requested by|prepared by|cost cent(?:er|re)|department|dept|account|entregar en|dirección|contacto|aprobado por|solicitado por|departamento|адрес|контакт|получатель|отдел|联系人|地址|收货人|科室|收货地址)\s*[:：]`,
    String.raw`^(?:vat|tax id|ein|nit|ruc|cuit|rfc|cif|nif|инн|кпп|огрн|р\/с|бик|税号)\.?\s*(?:no\.?|[#№])?\s*[:：]?\s*[\d.\/\s-]{6,}$`,
    String.raw`^(?:po|p\.o\.|pr|purchase (?:order|requisition)|requisition)\s+[#№]?\d{7,}(?!\d)(?:\s*\/.*)?$`,
    // When it comes, how it is paid, how long it holds: "Delivery: 3 weeks", "Срок поставки: до 15.03".
    String.raw`^(?:delivery(?: (?:date|time|terms))?|payment(?: terms)?|lead time|warranty|validity|valid|incoterms?|plazo(?: de entrega)?|entrega|pago|forma de pago|garantía|validez|срок(?: поставки| оплаты)?|поставка|оплата|условия оплаты|гарантия|交货期|交期|付款(?:方式)?|质保|有效期)\s*[:：]`,
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
  /^(?:(?:kind |best |warm )?regards|best(?: wishes)?|(?:yours )?sincerely|(?:many )?thanks(?: (?:&|and) (?:(?:best|kind) )?regards)?|thank you|(?:(?:muchas )?gracias y )?(?:un (?:cordial )?saludo|saludos(?: cordiales)?)|atentamente|muchas gracias|gracias|с уважением|спасибо|此致(?:敬礼)?|谢谢)[\s,.!，。！]*$/iu;

/** True of a row around the list: names of columns, sums, and what a letter or a page says. */
export function isAround(cells: readonly string[]): boolean {
  if (isHeading(cells) || saysTotal(...cells)) return true;
  const filled = cells.filter(Boolean);
  const text = filled.join(', ');
  if (filled.length === 1 && LETTERHEAD.test(text)) return true;
  if (TELEPHONE.test(text)) return true;
  if (MAIL.test(text) || FORM.test(text) || (SUBJECT.test(text) && !MIXED_NUMBER.test(text))) return true;
  if (!/\d/u.test(text)) return PROSE.test(text);
  if (hasNumber(text) || statedQuantity(text) !== null) return LETTERHEAD.test(text) && /[:：]$/u.test(text);
  return /[:：]$/u.test(text) || SPOKEN.test(text);
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
