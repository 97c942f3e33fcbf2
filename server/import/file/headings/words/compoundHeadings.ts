/** The words of a compound heading: all of them belong to one of the kinds, and each needed kind has one. */
interface Compound {
  column: string;
  needed: string[];
  /** Words that may stand beside them. */
  beside?: string;
}

const MAKER =
  'manufacturer manufacturers maker makers oem producer original изготовителя производителя завода фабричный заводской fabricante marca fábrica hersteller fabricant produttore';
const NUMBER =
  'no part pn mpn reference ref article art catalog catalogue cat code model sku артикул арт код кат каталожный модель партномер referencia catálogo catalogo código codigo cód cod modelo número artikel nummer référence réf modèle codice';
const GOODS =
  'product products item items material matl article goods stock товара товаров продукта изделия позиции номенклатуры номенклатура producto productos artículo artículos material artikel produit prodotto produto';
const GROUP =
  'category family group class line section department dept division категория группа подгруппа вид тип раздел подраздел направление familia subfamilia categoría grupo clase línea sección departamento gruppe famille catégorie categoria famiglia';
const QUANTITY =
  'qty quantity count stock amount остаток остатки кол количество qtd наличие stock existencias existencia cantidad bestand menge giacenza';
const AVAILABLE =
  'available avail availability hand stock warehouse free свободно свободный складе склад наличии disponible disponibles almacén existencia verfügbar lager disponibile';
const PIECE =
  'pcs pieces piece each ea units unit qty quantity count шт штук штуки кол во количество норма uds ud unidades cantidad qtd stück pièces pezzi';
const PACK =
  'box case carton pack package packaging uom uoi bx cs уп упак упаковке упаковка упаковки коробке пачке caja paquete envase estuche embalaje ve vpe packung carton boîte confezione emb embalagem';
/** Without units of measure: a price's unit is no price. */
const SALES_PACK =
  'box case carton pack package bx cs уп упак упаковка упаковку коробку коробка пачку caja paquete envase estuche ve vpe packung karton carton boîte confezione embalagem';
const DEVICES =
  'models model devices device equipment machines machine systems системы модели модель аппараты аппаратами оборудование оборудованием equipos equipo modelos modelo máquinas geräte modelle appareils modèles';
const COMPATIBLE =
  'compatible fits suitable compatibility совместимые совместимость совместим совместимо подходит подходящие compatibles compatibilidad kompatible kompatibel compatibilité';
const TIME = 'time term lead delivery ships shipping срок сроки время plazo tiempo zeit délai tempo';
const DELIVERY =
  'lead delivery ships ship dispatch in поставки доставки отгрузки entrega envío despacho lieferung livraison consegna entrega';
const PRICE = 'price list цена прайс precio tarifa p v p preis uvp prix tarif prezzo preço';
const RETAIL =
  'public catalogue retail list recommended розничная розн прайсовая публичная venta público público lista recomendado venta empfohlener public';

const COMPOUNDS: Compound[] = [
  { column: 'code', needed: [NUMBER], beside: `${MAKER} ${GOODS} de del` },
  { column: 'brand', needed: [MAKER], beside: 'brand name company компания фирма nombre firma' },
  { column: 'group', needed: [GROUP], beside: `${GOODS} name название` },
  { column: 'pack_size', needed: [PIECE, PACK], beside: 'per in в на por de во je pro par' },
  { column: 'stock', needed: [QUANTITY, AVAILABLE], beside: 'on in на в во en de auf total всего' },
  { column: 'fits', needed: [COMPATIBLE, DEVICES], beside: 'with for с для к con avec mit' },
  { column: 'delivery_days', needed: [TIME, DELIVERY] },
  { column: 'price', needed: [PRICE, RETAIL], beside: 'de del al for для' },
  { column: 'price', needed: [PRICE, SALES_PACK], beside: 'per a за por par pro je la le de 1' },
];

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const RULES = COMPOUNDS.map(({ column, needed, beside = '' }) => ({
  column,
  needed: needed.map(setOf),
  known: setOf([...needed, beside].join(' ')),
}));

/** The column that a heading of several words means by its kinds of words: "Manufacturer item no." is a part number. */
export function compoundColumn(words: readonly string[]): string | null {
  if (words.length < 2) return null;
  const rule = RULES.find(
    ({ needed, known }) =>
      words.every((word) => known.has(word)) && needed.every((kind) => words.some((word) => kind.has(word))),
  );
  return rule?.column ?? null;
}

const OF_PIECE = setOf('piece pieces pc pcs each ea шт штуку штука pieza pza stück stk pièce pezzo peça');
const OF_PACK = setOf(SALES_PACK);

const FIRST_BREAK =
  /(?:^|[\s(:,])(?:(?:from|от|desde|ab|qty|quantity|кол-во)\s*1(?![\d.,])|1\s*(?:[-–—]|\.\.|to|до|至|~)\s*\d+|1\s*\+)/iu;

/** The heading without its quantities if it is the first of several prices by quantity: "Price 1-9", "Цена от 1 шт". */
export const withoutFirstBreak = (heading: string): string => heading.normalize('NFKC').replace(FIRST_BREAK, ' ');

/** The unit that a heading of prices names: one piece, or a pack. Null where it names none, as in "Price 1-9 pcs". */
export function priceOf(heading: string): 'piece' | 'pack' | null {
  if (withoutFirstBreak(heading) !== heading.normalize('NFKC')) return null;
  const words = heading
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u);
  if (words.some((word) => OF_PACK.has(word)) || /[每一][盒箱包]|[盒箱包]价/u.test(heading)) return 'pack';
  return words.some((word) => OF_PIECE.has(word)) || /每[个支件只]/u.test(heading) ? 'piece' : null;
}
