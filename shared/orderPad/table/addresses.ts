const LABELS = [
  String.raw`(?:ship(?:ping)?|deliver(?:y)?|bill(?:ing)?|send|invoice)\s?(?:to|address)|address|attn|attention|phone|tel(?:ephone)?|fax|mobile|e-?mail|contact(?: person)?|cost cent(?:er|re)`,
  String.raw`(?:entregar|entrega|enviar|env[ií]o)\s(?:en|a)|direcci[oó]n(?: de (?:entrega|env[ií]o))?|domicilio|tel[eé]fono|correo|contacto|centro de costos?`,
  String.raw`адрес(?: доставки)?|доставить|доставка|тел(?:ефон)?|эл\. почта|почта|контакт(?:ы|ное лицо)?|инн|кпп`,
  '(?:收货|送货|交货|邮寄)?地址|电话|手机|联系人|联系电话|邮箱|传真',
];
const LABELLED = new RegExp(String.raw`^\s*(?:${LABELS.join('|')})\.?\s*[:：]\s*\S`, 'iu');
/** A part number with letters and two digits. */
const NUMBER = /(?<![\p{L}\p{N}])(?=[\p{N}./-]*\p{L})[\p{L}./-]*\d[\p{L}./-]*\d/u;

/** Longer texts are letters. */
const LINE_MAX = 300;

/** True of "Deliver to: 221 Baker Street, Unit 4": where to and to whom, and no part number. Its figures count no goods. */
export const isAddress = (line: string): boolean =>
  line.length <= LINE_MAX && LABELLED.test(line) && !NUMBER.test(line.replace(/^[^:：]*/u, ''));
