import { basename } from 'node:path';
import type { ProductDocument } from '../../../shared/contract/schemas/productParts.ts';
import { LANGUAGES, type Language } from '../../../shared/text/languages.ts';
import { DOCUMENT_COLUMN } from '../file/headings/documentColumns.ts';
import { documentSources, isDocumentSource } from '../files/fileSources.ts';

type DocumentKind = ProductDocument['kind'];

/** A document that a row names. */
export interface NamedDocument {
  kind: DocumentKind;
  language: Language;
  /** A web address, or the name of a file. */
  source: string;
}

/**
 * Returns the documents in the cells of a row. Their kind is that of the column, else the one that their name says; their
 * language the one at the end of the name, else that of the column. Calls `note` for entries that are no document, or of an unknown kind.
 */
export function documentsIn(
  fields: Readonly<Record<string, string>>,
  note: (column: string, what: string) => void,
): NamedDocument[] {
  return Object.entries(fields).flatMap(([column, text]) => {
    const [, ofColumn, language] = DOCUMENT_COLUMN.exec(column) ?? [];
    if (ofColumn === undefined) return [];
    return documentSources(text).flatMap((source): NamedDocument[] => {
      const name = documentName(source);
      const kind = ofColumn === 'documents' ? kindIn(name) : (ofColumn as DocumentKind);
      if (!isDocumentSource(source)) note('documents', `"${source}" is neither a web address nor the name of a file`);
      else if (kind === null)
        note('documents', `"${source}" does not say what it is: give it a column such as "Datasheet" or "Manual"`);
      else return [{ kind, language: languageIn(name) ?? (language as Language), source }];
      return [];
    });
  });
}

/** The name of a document as its readers see it, without folder and ending. */
export function documentName(source: string): string {
  const path = URL.parse(source)?.pathname ?? source.replaceAll('\\', '/');
  const name = basename(path).replace(/\.\w{1,5}$/, '');
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** Words of file names by kind, the surer ones first: "cleaning instructions" are no instructions for use. */
const WORDS_OF_KINDS: readonly [DocumentKind, RegExp][] = [
  ['cleaning_guide', /clean|reprocess|steril|limpieza|очистк|стерилиз|清洁|消毒/],
  ['fda_510k', /510k|510 k/],
  ['ce_certificate', /declaration|conformity|conformidad|декларац|соответств|符合性|\bce\b/],
  ['ifu', /\be?ifu\b|instructions? for use|instrucciones de uso|инструкция по применению|使用说明/],
  ['manual', /manual|user guide|operator|guía|руководство|инструкция|手册/],
  [
    'datasheet',
    /data ?sheet|spec(?:ification)? ?sheet|brochure|leaflet|flyer|ficha|hoja de datos|folleto|брошюр|паспорт|буклет|规格|彩页/,
  ],
];

function kindIn(name: string): DocumentKind | null {
  const plain = name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ');
  return WORDS_OF_KINDS.find(([, words]) => words.test(plain))?.[0] ?? null;
}

const LANGUAGES_AT_END: Record<Language, RegExp> = {
  en: /[-_. (](?:en|eng|english)\)?$/i,
  es: /[-_. (](?:es|esp|spa|spanish|español|espanol)\)?$/i,
  ru: /[-_. (](?:ru|rus|russian|рус)\)?$/i,
  zh: /[-_. (](?:zh|cn|chi|chs|zh-cn|zh_cn|chinese|中文)\)?$/i,
};

const languageIn = (name: string): Language | null =>
  LANGUAGES.find((language) => LANGUAGES_AT_END[language].test(name.trim())) ?? null;
