/** A number of a workbook as the file has it: a part number among them has lost its leading zeros, if it had any. */
export interface NumberCell {
  digits: string;
}

/** A number as `read-excel-file` returns it. */
export const numberCell = (digits: string): NumberCell => ({ digits });

/** True for a cell with a number. */
export const isNumberCell = (cell: unknown): cell is NumberCell =>
  typeof cell === 'object' && cell !== null && 'digits' in cell;

/** 1.0000000000000002 and 4.1712E4 are what Excel may write for 1 and 41712. */
export const digitsOf = ({ digits }: NumberCell): string => String(Number(Number(digits).toPrecision(15)));
