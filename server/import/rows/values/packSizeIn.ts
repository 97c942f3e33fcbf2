import { BadRow } from '../BadRow.ts';
import { isEmpty, isOnePiece, type Optional, upTo } from './optional.ts';

const PACK_SIZE_MAX = 100_000;

type Fields = Readonly<Record<string, string>>;
type Note = (column: string, text: string) => void;

/**
 * The pieces of one sales unit; 1 where the row has none. A row that is sold by the piece is no pack, whatever its carton
 * has, unless its price says its unit; then calls `note`. Throws a BadRow if the text is not a number.
 */
export function packSizeIn({ pack_size = '', unit = '', price_of }: Fields, note: Note): number {
  const parsed = readPackSize(pack_size);
  if ('fault' in parsed) throw new BadRow(`pack_size "${pack_size.trim()}" ${parsed.fault}`);
  const size = ('value' in parsed && parsed.value) || 1;
  if (size === 1 || price_of !== undefined || !isOnePiece(unit)) return size;
  note('pack_size', `"${pack_size.trim()}" is no sales unit, as the row is sold by the piece ("${unit.trim()}")`);
  return 1;
}

/**
 * Parses the pieces of one sales unit: "100", "box of 50", "уп. 10 шт", "100支/盒", "each". A measure such as "250 ml" is no
 * number of pieces.
 */
function readPackSize(text: string): Optional<number> {
  const plain = text.normalize('NFKC').trim();
  if (isEmpty(plain)) return { absent: true };
  if (isOnePiece(plain)) return { value: 1 };
  const [, digits] = /^\D*(\d{1,10})(?:[.,]0+)?[^\d,]*$/u.exec(withoutMeasures(plain)) ?? [];
  if (digits === undefined) return { fault: `is not a whole number from 0 to ${PACK_SIZE_MAX}` };
  return upTo(Number(digits), PACK_SIZE_MAX);
}

/**
 * The fields with the pack size that the packaging or the unit of measure names, where no column has it: "Caja 24 uds.",
 * "BX/25". Calls `note` for packs whose number of pieces is not stated.
 */
export function withPackSize(fields: Fields, note: Note): Fields {
  if ((fields['pack_size'] ?? '').trim() !== '') return fields;
  for (const column of ['packaging', 'unit'] as const) {
    const text = (fields[column] ?? '').trim();
    const size = piecesIn(text, column === 'packaging');
    if (size !== null) return { ...fields, pack_size: String(size) };
    if (saysPack(text) && !isOnePiece(fields['unit'] ?? ''))
      note(column, `"${text}" does not say how many pieces it has`);
  }
  return fields;
}

/** The pieces of a pack in words; null where they are not said. Where `isOfPacks`, a number alone is one, and "each" is 1. */
function piecesIn(text: string, isOfPacks: boolean): number | null {
  const plain = withoutMeasures(text);
  if (isOfPacks && isOnePiece(plain)) return 1;
  const [number, ...others] = plain.match(/\d+/g) ?? [];
  if (number === undefined || others.length > 0 || number.length > 6) return null;
  const words = wordsOf(plain);
  const isOfPieces = words.some((word) => !BESIDE.has(word)) && words.every((word) => KNOWN.has(word));
  return isOfPieces ||
    (isOfPacks && plain === number) ||
    OF_NUMBER.test(plain) ||
    CASE.test(plain) ||
    CHINESE_PACK.test(plain)
    ? Number(number)
    : null;
}

/** True for a unit of one piece, and for a pack: "each", "box", "box of 50", "уп. 10 шт". */
export const isSalesUnit = (text: string): boolean =>
  isOnePiece(text) || piecesIn(text, false) !== null || saysPack(text);

/** True for the name of a pack, with a number that cannot be read or with none. */
const saysPack = (text: string): boolean => {
  const words = wordsOf(withoutMeasures(text));
  return /^[包盒箱袋打]$/.test(text) || words.some((word) => PACKS.has(word));
};

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];

const PACKS = new Set(
  (
    'box boxes bx case cases cs carton cartons ct ctn crt pack packs pk pkg pkt pck pac package packet bag bags bg pouch ' +
    'уп упак упаковка упаковке упаковки коробка кор короб пачка пач пак пакет блок caja cajas cj cja paquete paq bolsa envase env estuche blister ' +
    'packung pckg packg karton beutel boîte bte sachet confezione conf scatola cx caixa pacote emb embalagem'
  ).split(' '),
);
const PIECES = new Set(
  'ea each pc pcs roll rolls pair pairs set sets sheet sheets strip strips test tests рулон рулона рулонов пар пара пары комплект комплекта комплектов тестов rollo rollos par pares juego juegos tiras hojas pce piece pieces count unit units u un und unds uni шт штук штука штуки ед ud uds unid unidad unidades pza pzas pieza piezas st stk stück pièces pezzi pz unidade bottle bottles btl tube tubes vial vials флакон флакона флаконов фл frasco frascos tubo tubos'.split(
    ' ',
  ),
);
const BESIDE = new Set('of x х with in per c w по в из de con por a par je à mit da'.split(' '));
const KNOWN: ReadonlySet<string> = new Set([...PACKS, ...PIECES, ...BESIDE]);
/** A pack and the number of its pieces, whatever follows: "Pack of 12 scalpels". */
const OF_NUMBER = new RegExp(
  String.raw`(?<![\p{L}])(?:${[...PACKS].join('|')})\.? ?(?:of|de|con|по|с|x|х|à|da|mit|with|[/-]|c/) ?\d`,
  'iu',
);
/** "C/50", "P/10": a case, a pack. */
const CASE = /^[CP] ?\/ ?\d+$/i;
const CHINESE_PACK = /^(?:每?[包盒箱袋][装]?)?\d+ ?[个支片只件根套张条双付块枚粒瓶管卷双袋](?:装|[/每]?[包盒箱袋])?$/u;

const AMOUNT = String.raw`\d+(?:[.,]\d+)?`;
const VOLUMES_AND_WEIGHTS =
  'ml|cl|dl|l|ltr?s?|liters?|litres?|cc|gr?|gms?|kg|mg|oz|lbs?|gal|мл|л|г|гр|кг|мг|毫升|升|克|千克|公斤';
const LENGTHS = 'mm|cm|m|mtrs?|meters?|metres?|inch(?:es)?|ft|yds?|мм|см|м|毫米|厘米|米|寸';
/** "250 ml", "4 x 4 in": in "12 x 250 ml" 12 is no measure. */
const MEASURE = new RegExp(
  String.raw`${AMOUNT}\s*(?:(?:${VOLUMES_AND_WEIGHTS})(?![\p{L}\p{M}])|%)|${AMOUNT}(?:\s*[x×х*]\s*${AMOUNT})*\s*(?:(?:${LENGTHS})(?![\p{L}\p{M}])|["″])`,
  'giu',
);
/** The text without measures, such as "250 ml" and "4 x 4 in". */
const withoutMeasures = (text: string): string => text.normalize('NFKC').replaceAll(MEASURE, ' ').replaceAll(/\s+/g, ' ').trim(); // prettier-ignore
