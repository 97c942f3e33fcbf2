/** Headings of part numbers: "Part no.", "Mfr. cat. #", "Артикул", "Referencia", "型号". */
const NUMBER_NAMES =
  /^(?:(?:mfr|mfg|manufacturer|supplier|vendor|oem|catalog(?:ue)?|cat|order|product|material)\.?\s*)?(?:part|item|article|art|ref|reference|sku|code|catalog(?:ue)?|cat|p\/n|pn|mpn|model|product|material|mat)\.?\s*(?:no|nr|num|number|code|#|№|id)?\.?$|^(?:артикул|арт|код(?: товара)?|номер(?: детали)?|каталожный номер|кат\. ?номер|партномер|обозначение|número de (?:pieza|parte|artículo)|n\.?º(?: de)? (?:pieza|parte|ref)\.?|referencia|código(?: de producto)?|artículo|(?:art(?:ikel)?|material|bestell)\.?-?\s?(?:nr|nummer|no)\.?|réf(?:érence)?\.?|código (?:de |del )?(?:artículo|producto|material)|cód\.?(?: (?:artículo|producto))?|codice|部件号|零件号|产品编号|产品型号|型号|货号|编号|料号|订货号|規格型號|规格型号)$/iu;
/** Headings of quantities: "Qty", "Req. quantity (pcs)", "Кол-во, шт.", "Cantidad pedida", "数量". */
export const QUANTITY_NAMES =
  /^(?:(?:order|req(?:uired|uested)?|total)\.?\s*)?(?:qty|quantity|quant|amount ordered|how many|pcs|pieces|units)\.?(?:\s*\(.*\))?$|^(?:кол-?\s?во|количество|кол|к-во|заказ)\.?(?:,?\s*\(?(?:шт|ед)\.?\)?)?$|^(?:cant|cantidad|uds|unidades|piezas)\.?(?:\s+(?:solicitada|pedida|requerida|a pedir))?$|^(?:bestell)?menge$|^(?:anzahl|stück|stk|qté|quantité|quantità|quantidade|qtde?)\.?$|^(?:to order|to buy|order(?:ed)?|requested|required|needed|need)(?: (?:amount|quantity|qty))?$|^(?:a pedir|pedir|pedido|потребность|необходимо|нужно|к заказу|заказать|заявка|订购|订货|需求|采购)$|^(?:数量|數量|订购数量|需求数量|采购数量)(?:\s*[（(].*[)）])?$/iu;
/** A longer name of such a column: "PO qty", "Кол-во к заказу"; none of what is in stock, or in a pack. */
const QUANTITY_WORD =
  /(?:^|[\s./(])(?:qty|quantity|cant(?:idad)?|кол-?\s?во|количество|menge|qté|quantité)(?=$|[\s./,()])|数量/iu;
/** Headings of the quantity to order, where other columns have ordered, needed or stocked quantities. */
export const TO_ORDER =
  /^(?:to order|to buy|(?:new |re-?)?order(?: (?:amount|quantity|qty))?|(?:order|reorder) qty|a pedir|pedir|pedido|cantidad a pedir|к заказу|заказать|заказ|заявка|(?:кол-?\s?во|количество) к заказу|待订(?:购)?(?:数量)?|需订购?(?:数量)?|申购数量|请购数量|本次(?:订购|采购)(?:数量)?|zu bestellen|bestellmenge|à commander)$/iu;
/** Headings of the needed quantity: "Required", "Потребность"; a list may also say what of that to order. */
export const NEEDED =
  /^(?:required|needed|need|requested|requirement|потребность|необходимо|нужно|需求|需求数量|necesario|bedarf)$/iu;
/** Headings of the approved quantity. */
export const APPROVED =
  /approv|authori[sz]|autorizad|aprobad|утвержд|согласован|одобрен|разреш|genehmigt|freigegeben|批准|核准|审批|审定/iu;
/** Headings of columns with "yes" or "no" in each row. */
export const ACCEPTED =
  /^(?:accepted|approved|confirmed|wanted|to be ordered|order\??|согласовано|утверждено|одобрено|aprobad[oa]|aceptad[oa]|批准|同意|审批|是否采购)\??$/iu;
/** Headings of the quantity that is still to be delivered. */
export const OPEN =
  /^(?:open|outstanding|back ?-?order(?:ed)?|b\/o|remaining|undelivered|to be delivered|still to be delivered|rest|offen|restmenge|pendientes?|к поставке|недопоставлено|осталось|не поставлено|未交|欠交|未到|欠货|缺货|未交数量|未到货)(?: (?:qty|quantity))?\.?$/iu;
/** Parts of headings of quantities that are not ordered: "Qty on hand", "Кол-во в упаковке". */
const NOT_ORDERED =
  /hand|stock|avail|deliver|shipped|received|per |pack|min|остат|налич|склад|упак|отгруж|existenc|disponib|entregad|mínim|库存|已|包装/iu;
/** Parts of headings of ordered quantities: "Order qty", "Cant. solicitada". */
export const ORDERED = /order|req|need|buy|заказ|pedi|solicit|订|需/iu;
const NAME_MAX = 40;
/** "Packs ordered", "Заказано упаковок". */
export const PACKS_ORDERED =
  /^(?:packs?|box(?:es)?|cases?|pieces|units|pcs|cajas|paquetes|упаковок|коробок|штук) (?:ordered|required|requested|needed|pedid[oa]s|заказано)$|^заказано (?:упаковок|коробок|штук|шт)\.?$/iu;
/** "Boxes", "Cajas": packs that are ordered, where no other column is named so. */
export const PACKS =
  /^(?:no\.? of )?(?:packs|boxes|cartons|cases|cajas|paquetes|cajas pedidas|упаковок|упаковки|коробок|коробки|箱数|盒数|包数|件数)$/iu;
/** "Uds/caja", "pcs per box": what is in one of them. */
export const PER_PACK =
  /(?:\/|por|per|in|en|в|на)\s*(?:caja|paquete|box|pack|case|carton|упак|короб)|每[箱盒包]|[/／][箱盒包]/iu;
/** "Approved" above figures, beside "Requested". */
export const APPROVED_ALONE =
  /^(?:approved|authori[sz]ed|aprobad[oa]s?|autorizad[oa]s?|утверждено|согласовано|одобрено|разрешено|genehmigt|freigegeben|批准|核准|审定)$/iu;
/** "ITEM_NUMBER" as "ITEM NUMBER". */
export const withBlanks = (cell: string): string => (cell.includes('_') ? cell.replaceAll('_', ' ') : cell);
/** True for a heading of quantities, such as "Qty" or "Кол-во". */
export const isQuantityName = (cell: string): boolean =>
  QUANTITY_NAMES.test(withBlanks(cell)) ||
  TO_ORDER.test(withBlanks(cell)) ||
  (cell.length <= NAME_MAX && !/\d/u.test(cell) && QUANTITY_WORD.test(cell) && !NOT_ORDERED.test(cell)) ||
  PACKS_ORDERED.test(cell) ||
  PACKS.test(cell);

/** Other columns that tables of parts have: a row of such names is a heading. */
const OTHER_NAMES =
  /^(?:#|№|n\.?º|no\.?|pos(?:ition)?\.?|line|item|description|desc\.?|name|product name|price|unit price|list price|unit|uom|total|amount|brand|manufacturer|remarks?|notes?|currency|lead time|п\/п|№ п\/п|поз\.?|позиция|наименование|название|описание|цена|сумма|ед\.? ?изм\.?|единица|производитель|бренд|примечание|descripción|denominación|nombre|precio|p\.? ?unit(?:ario)?\.?|precio unitario|bezeichnung|beschreibung|preis|einheit|me|désignation|prix|unité|descripción del artículo|importe|unidad|fabricante|marca|observaciones|序号|名称|产品名称|品名|描述|规格|单价|价格|金额|单位|品牌|备注|制造商)$/iu;

/** True for a heading of part numbers, such as "Part no." or "Артикул". */
export const isNumberName = (cell: string): boolean => !/\d/u.test(cell) && NUMBER_NAMES.test(withBlanks(cell));
/** True for any heading of a table of parts: of part numbers, of quantities, or of another column such as "Price". */
export const isName = (cell: string): boolean =>
  isNumberName(cell) || isQuantityName(cell) || OTHER_NAMES.test(withBlanks(cell));

/** A row of column names, as a table repeats it on each page. */
export function isHeading(cells: readonly string[]): boolean {
  const filled = cells.filter(Boolean);
  return filled.length > 0 && filled.every(isName) && filled.some((cell) => isNumberName(cell) || isQuantityName(cell));
}
