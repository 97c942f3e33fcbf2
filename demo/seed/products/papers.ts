import type { ProductDocument } from '../../../shared/contract/schemas/productParts.ts';
import { LANGUAGES, type Language } from '../../../shared/text/languages.ts';
import { wordsField } from './compose.ts';
import type { Make, Words } from '../outline/Leaf.ts';

type Kind = ProductDocument['kind'];

const ONE: readonly Language[] = ['en'];
const PAPERS: Record<Make, readonly (readonly [Kind, readonly Language[]])[]> = {
  machine: [
    ['datasheet', LANGUAGES],
    ['manual', LANGUAGES],
    ['ce_certificate', ONE],
    ['fda_510k', ONE],
  ],
  probe: [
    ['datasheet', LANGUAGES],
    ['ifu', LANGUAGES],
    ['cleaning_guide', ONE],
    ['ce_certificate', ONE],
    ['fda_510k', ONE],
  ],
  reusable: [
    ['datasheet', LANGUAGES],
    ['ifu', ONE],
    ['cleaning_guide', ONE],
    ['ce_certificate', ONE],
  ],
  part: [['datasheet', LANGUAGES]],
  instrument: [
    ['datasheet', LANGUAGES],
    ['cleaning_guide', ONE],
  ],
  disposable: [
    ['datasheet', LANGUAGES],
    ['ifu', ONE],
    ['ce_certificate', ONE],
  ],
};

const PAPER_TITLES: Record<Kind, Words> = {
  datasheet: ['Datasheet', 'Ficha técnica', 'Технический паспорт', '技术资料'],
  manual: ['User manual', 'Manual de usuario', 'Руководство пользователя', '用户手册'],
  ifu: ['Instructions for use', 'Instrucciones de uso', 'Инструкция по применению', '使用说明'],
  ce_certificate: [
    'CE declaration of conformity',
    'Declaración UE de conformidad',
    'Декларация соответствия CE',
    'CE 符合性声明',
  ],
  fda_510k: ['510(k) summary', 'Resumen 510(k)', 'Резюме 510(k)', '510(k) 摘要'],
  cleaning_guide: ['Cleaning guide', 'Guía de limpieza', 'Инструкция по очистке', '清洁指南'],
};

/** Ids of documents are derived from the product's id by this factor. */
export const PAPERS_PER_PRODUCT = 20;

// Approximate sizes in bytes: sheets are written on request and differ by a few words only.
const SHEET_BYTES: Record<Kind, number> = {
  datasheet: 5_600,
  manual: 7_900,
  ifu: 7_600,
  ce_certificate: 4_100,
  fda_510k: 4_300,
  cleaning_guide: 5_100,
};

/** The documents of a product, in the languages that its kind has them in. */
export function papersOf(productId: number, make: Make, specCount: number): ProductDocument[] {
  return PAPERS[make]
    .flatMap(([kind, languages]) => languages.map((language) => ({ kind, language })))
    .map(({ kind, language }, index) => {
      const id = productId * PAPERS_PER_PRODUCT + index;
      return {
        id,
        kind,
        language,
        url: `/media/documents/${id}`,
        media_type: 'text/html',
        ...wordsField('title', PAPER_TITLES[kind]),
        size_bytes: SHEET_BYTES[kind] + specCount * 96 + (language === 'ru' ? 1_900 : 0),
      };
    });
}
