import { expect, it } from 'vitest';
import { parsedRow as parsed } from '../../../../support/fixtures/parsedRow.ts';
import { withOwnLanguage } from '../../../../../server/import/rows/withOwnLanguage.ts';

it.each([
  ['Датчик SpO2 взрослый', 'ru'],
  ['Датчик Mindray 512F', 'ru'],
  ['SpO2 датчик, 3 м', 'ru'],
  ['Philips 监护仪', 'zh'],
  ['血氧探头', 'zh'],
  ['SpO2 sensor', 'en'],
  ['Sensor de SpO₂', 'en'],
  ['µ-sensor (датчик), reusable', 'en'],
  ['512F', 'en'],
])('a name below "Name" is of the language of its letters: "%s" (%s)', (name, language) => {
  expect(parsed({ name_en: name }).row.names).toEqual({ [language]: name });
});

it('keeps a text where the row has another in that language', () => {
  const fields = { name_en: 'Датчик', name_ru: 'Датчик SpO2', description_en: 'Для взрослых' };
  expect(withOwnLanguage(fields)).toEqual({
    fields: { name_en: 'Датчик', name_ru: 'Датчик SpO2', description_ru: 'Для взрослых' },
    movedColumns: ['description_en'],
  });
});

it('says nothing of the English name of a product whose name is Russian', () => {
  const { row } = parsed({ name_en: 'Датчик' });
  expect(row.columns).toContain('name_ru');
  expect(row.columns).not.toContain('name_en');
});
