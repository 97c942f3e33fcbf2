import type { ParsedList } from '../../../../../shared/orderPad/parseList.ts';
import type { FileFacts } from '../../../stores/orderPad/Reading.ts';

/** The content of a file, and the notes for its reader. */
export type ReadList = ParsedList & FileFacts;
