// Words for pieces and packs, with or without a blank before them: "5pcs", "5 шт.".
const UNIT_WORDS =
  'pcs?|pieces?|pces?|ea|each|units?|sets?|packs?|pkgs?|pk|pak|pck|box(?:es)?|bx|cases?|rolls?|pairs?|bags?|bottles?|cartons?|ctn|tubes?|tubs?|jars?|drums?|canisters?|vials?|qty|nos?|st|stk|stück|rl|cs|btl|rollen?|flaschen?|kartons?|beutel|paar|dosen?|ve|vpe' +
  '|bo[iî]tes?|pi[eè]ces?|unités?|rouleaux?|flacons?|sachets?|paires?' +
  '|uds?|unid(?:ad(?:es)?)?|unds?|pzas?|piezas?|cajas?|cjs?|paquetes?|pqtes?|pqts?|paqs?|juegos?|rollos?|pares|par|bolsas?|frascos?|botellas?|cartones|sobres|botes?|garrafas?|bid[oó]n(?:es)?|latas?|estuches?|viales|ampollas?' +
  '|шт|штук[аиу]?|ед|единиц[аы]?|уп|упак|упаков(?:к[аиу]|ок)|пач(?:к[аиу]|ек)?|фл(?:ак(?:он(?:а|ов)?)?)?|бан(?:к[аиу]|ок)?|кан(?:истр[аыу]?)?|амп(?:ул[аыу]?)?|компл|комплект(?:а|ов)?|кор|короб(?:к[аиу]|ок)|пар[аыу]?|наб|набор(?:а|ов)?|рул|рулон(?:а|ов)?' +
  '|件|个|個|只|支|盒|箱|包|套|台|根|条|條|把|对|對|卷|片|瓶|袋|副|双|雙|张|張|块|罐|桶|组|組|部|枚|板';
/** A sign of times, as a part of an expression. */
export const TIMES = '[xхх×*]';
/** A word for pieces or packs, as a part of an expression. */
export const UNIT = String.raw`(?:${UNIT_WORDS})\.?`;
/** Those that say nothing of a pack. */
export const PIECES = String.raw`(?:pcs?|pieces?|pces?|ea|each|units?|nos?|st|stk|stück|uds?|unid(?:ad(?:es)?)?|pzas?|piezas?|шт|штук[аиу]?|ед|件|个|個|只|支)\.?`;
const UNIT_ALONE = new RegExp(`^${UNIT}$`, 'iu');
/** "pcs", "шт.", "盒". */
export const isUnitWord = (cell: string): boolean => UNIT_ALONE.test(cell.trim());
