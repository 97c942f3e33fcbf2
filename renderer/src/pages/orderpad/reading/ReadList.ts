import type { ParsedList } from '../../../../../shared/orderPad/parseList.ts';
import type { FileFacts } from '../../../stores/orderPad/Reading.ts';

/** What a file has, and what its reader should be told. */
export type ReadList = ParsedList & FileFacts;
