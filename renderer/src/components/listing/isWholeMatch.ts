import type { Match } from '../../../../shared/contracts/catalogue.ts';
import { normalisePartNumber } from '../../../../shared/partNumber.ts';

/** The whole part number was typed, be it with other separators. */
export const isWholeMatch = ({ kind, value }: Match, keyword: string): boolean =>
  kind === 'exact' || (kind === 'normalised' && normalisePartNumber(value) === normalisePartNumber(keyword));
