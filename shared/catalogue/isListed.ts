/**
 * True for a variant that has a page. Goods that were quoted as they were asked for have none: their id, which is unique
 * within their quotation or order alone, is below zero.
 */
export const isListed = ({ id }: { id: number }): boolean => id > 0;
