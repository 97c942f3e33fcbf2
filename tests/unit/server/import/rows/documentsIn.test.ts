import { expect, it } from 'vitest';
import { documentsIn } from '../../../../../server/import/rows/documentsIn.ts';

const read = (fields: Record<string, string>) => {
  const notes: string[] = [];
  const documents = documentsIn(fields, (column, what) => notes.push(`${column} ${what}`));
  return { documents: documents.map(({ kind, language, source }) => `${kind} ${language} ${source}`), notes };
};

it('has the kind and the language of its column', () => {
  const { documents, notes } = read({ manual_es: 'guia.pdf', ifu_en: 'https://example.com/a', name_en: 'x.pdf' });
  expect(documents).toEqual(['manual es guia.pdf', 'ifu en https://example.com/a']);
  expect(notes).toEqual([]);
});

it.each([
  ['M1191B datasheet.pdf', 'datasheet'],
  ['M1191B_data-sheet_rev2.pdf', 'datasheet'],
  ['https://example.com/f/Product%20Brochure.pdf?v=2', 'datasheet'],
  ['Ficha técnica M1191B.pdf', 'datasheet'],
  ['Паспорт М1191.pdf', 'datasheet'],
  ['M1191B-user-manual.pdf', 'manual'],
  ['Руководство.pdf', 'manual'],
  ['M1191B_IFU.pdf', 'ifu'],
  ['instructions for use.pdf', 'ifu'],
  ['Cleaning instructions for use.pdf', 'cleaning_guide'],
  ['reprocessing_manual.pdf', 'cleaning_guide'],
  ['Declaration_of_Conformity.pdf', 'ce_certificate'],
  ['M1191B CE.pdf', 'ce_certificate'],
  ['510(k) summary.pdf', 'fda_510k'],
  ['files/docs/用户手册.pdf', 'manual'],
])('in a column of any documents, %s is of the kind %s', (source, kind) => {
  expect(read({ documents_en: source }).documents).toEqual([`${kind} en ${source}`]);
});

it.each(['M1191B.pdf', 'https://example.com/download?id=7', 'balance.pdf', 'service.pdf'])(
  'in a column of any documents, %s is left out, as it does not say its kind',
  (source) => {
    const { documents, notes } = read({ documents_en: source });
    expect(documents).toEqual([]);
    expect(notes).toEqual([expect.stringMatching(/^documents ".+" does not say what it is: give it a column such as/)]);
  },
);

it.each([
  ['ifu_ES.pdf', 'es'],
  ['ifu-ru.pdf', 'ru'],
  ['IFU M1191B (zh).pdf', 'zh'],
  ['https://example.com/ifu.en.pdf', 'en'],
  ['ifu_SPA.pdf', 'es'],
  ['ifu_fries.pdf', 'ru'],
])('%s is in the language "%s" in a Russian column', (source, language) => {
  expect(read({ ifu_ru: source }).documents).toEqual([`ifu ${language} ${source}`]);
});

it.each(['yes', 'K123456', 'see website', '12'])('"%s" is no document', (text) => {
  const { documents, notes } = read({ fda_510k_en: text });
  expect(documents).toEqual([]);
  expect(notes).toEqual([`documents "${text}" is neither a web address nor the name of a file`]);
});

it('reads several of a cell, and nothing of an empty one', () => {
  const cell = 'a.pdf | https://example.com/b.pdf, https://example.com/c.pdf';
  expect(read({ datasheet_en: cell, manual_en: ' ' }).documents).toEqual([
    'datasheet en a.pdf',
    'datasheet en https://example.com/b.pdf',
    'datasheet en https://example.com/c.pdf',
  ]);
});
