import { DOCUMENT_KINDS } from '../../../../shared/contract/schemas/productParts.ts';
import { LANGUAGES } from '../../../../shared/text/languages.ts';

/** The kind, or `documents` for any, and the language of a column of documents. */
export const DOCUMENT_COLUMN = new RegExp(`^(${DOCUMENT_KINDS.join('|')}|documents)_(${LANGUAGES.join('|')})$`);

/** True for a column of documents: `manual_es`, or `documents_en` of any kind. */
export const isOfDocuments = (column: string): boolean => DOCUMENT_COLUMN.test(column);
