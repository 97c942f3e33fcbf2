/** Labels of whom and where to deliver: "Ship to:", "Dirección de entrega:", "Тел.:", "联系人：". */
const LABELS = [
  String.raw`(?:ship(?:ping)?|deliver(?:y)?|bill(?:ing)?|send|invoice)\s?(?:to|address)|address|attn|attention|phone|tel(?:ephone)?|fax|mobile|e-?mail|contact(?: person)?|cost cent(?:er|re)`,
  String.raw`(?:entregar|entrega|enviar|env[ií]o)\s(?:en|a)|direcci[oó]n(?: de (?:entrega|env[ií]o))?|domicilio|tel[eé]fono|correo|contacto|centro de costos?`,
  String.raw`адрес(?: доставки)?|доставить|доставка|тел(?:ефон)?|эл\. почта|почта|контакт(?:ы|ное лицо)?|инн|кпп`,
  '(?:收货|送货|交货|邮寄)?地址|电话|手机|联系人|联系电话|邮箱|传真',
];
const LABELLED = new RegExp(String.raw`^\s*(?:${LABELS.join('|')})\.?\s*[:：]\s*\S`, 'iu');
/** A part number with letters and two digits. */
const NUMBER = /(?<![\p{L}\p{N}])(?=[\p{N}./-]*\p{L})[\p{L}./-]*\d[\p{L}./-]*\d/u;

/** "VAT DE811234567", "NIF: B12345678", "IBAN DE89 3704 0044", "HS code 9018 1990". */
const TAX_ID =
  /(?<![\p{L}\p{N}])(?:vat|tax|ust|nif|cif|rfc|nit|eori|iban|hs|hts|taric|tariff|инн|кпп|огрн|р\/с|тн вэд|税号)(?:[\s.-]?(?:id|no|nr|reg|number|idnr|code|код)){0,2}[.:：\s№-]{1,3}[A-Z]{0,3}[\s-]?\d[\d\s.-]{6,28}[A-Z]?(?![\p{L}\p{N}])/giu;
/** "221B Baker Street", "NW1 6XE": a house, a British postcode. */
const HOUSE =
  /(?<=[:：,]\s*)\d{1,4}[A-Za-z](?=\s\p{Lu}\p{Ll})|(?<![\p{L}\p{N}])[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}(?![\p{L}\p{N}])/gu;

/** Longer texts are letters. */
const LINE_MAX = 300;

/** True of "Deliver to: 221 Baker Street, Unit 4": where to and to whom, and no part number. Its figures count no goods. */
export const isAddress = (line: string): boolean =>
  line.length <= LINE_MAX &&
  (LABELLED.test(line) || line.trimStart().search(TAX_ID) === 0) &&
  !NUMBER.test(
    line
      .replaceAll(TAX_ID, ' ')
      .replace(/^[^:：]*(?=[:：])/u, '')
      .replaceAll(HOUSE, ' '),
  );
