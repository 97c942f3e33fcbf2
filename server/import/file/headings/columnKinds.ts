import { isOfFiles } from './columns.ts';
import { STOCK_BY_PLACE } from './stockByPlace.ts';

/** Columns whose cells are joined: a program has several kinds of related products, of what takes goods from sale, and of places. */
const JOINED: ReadonlySet<string> = new Set(['accessories', 'state', 'published', 'location', STOCK_BY_PLACE]);

/** True for a column whose cells are joined if a file has several. */
export const isJoined = (column: string): boolean => JOINED.has(column) || isOfFiles(column);

/** A model beside the part number. */
export const MODEL_SPEC = 'spec:Model | es=Modelo | ru=Модель | zh=型号';
/** The specifications that sizes and colours are where they do not distinguish variants. */
export const SPECS_OF_OPTIONS = {
  option_1: 'spec:Size | es=Tamaño | ru=Размер | zh=尺码',
  option_2: 'spec:Colour | es=Color | ru=Цвет | zh=颜色',
};

/** True for sizes and colours, which are specifications of products without variants. */
export const isOptionSpec = (column: string): boolean => OPTION_SPECS.has(column);
const OPTION_SPECS: ReadonlySet<string> = new Set(Object.values(SPECS_OF_OPTIONS));
