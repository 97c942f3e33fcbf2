import { describe, expect, it } from 'vitest';
import { specsOf } from '../../../../../server/import/rows/specs.ts';

const readSpecs = (fields: Record<string, string>) =>
  specsOf(fields).map(({ en_label, value, en_value, unit }) => [en_label, en_value ?? value, unit ?? '']);

describe('specifications of a row', () => {
  it.each([
    ['m', 'mm'],
    ['mW', 'MW'],
    ['%', '°'],
    ['g', ''],
  ])('in %s and in "%s" under one label stay apart, each with its own unit', (one, other) => {
    const column = (unit: string): string => (unit ? `spec:Size [${unit}]` : 'spec:Size');
    const specs = specsOf({ [column(one)]: '2.5', [column(other)]: '2500' });
    expect(specs.map(({ value, en_value, unit = '' }) => [value, en_value, unit])).toEqual([
      ['2.5', '2.5', one],
      ['2500', '2500', other],
    ]);
    expect(new Set(specs.map(({ key }) => key)).size).toBe(2);
    // Filters know them apart in any other row, too, and an address can name them.
    expect(specs[0]!.key).toBe(specsOf({ [column(one)]: '1' })[0]!.key);
    expect(specs[1]!.key).toBe(specsOf({ [column(other)]: '1' })[0]!.key);
    for (const { key } of specs) expect(key).toMatch(/^[a-z0-9][\w.-]{0,59}$/i);
  });

  it('in another unit stay apart in another language, too', () => {
    const specs = specsOf({ 'spec:Size [m]': '2.5', 'spec_es:Size [mm]': '2500', 'spec_ru:Size': '2,5' });
    expect(specs).toMatchObject([
      { en_value: '2.5', ru_value: '2,5', unit: 'm' },
      { es_value: '2500', unit: 'mm' },
    ]);
    expect(specs[0]).not.toHaveProperty('es_value');
  });

  it('under labels that differ by a hyphen stay apart', () => {
    expect(readSpecs({ 'spec:Lead wires': '5', 'spec:Lead-wires': '10 ft' })).toEqual([
      ['Lead wires', '5', ''],
      ['Lead-wires', '10 ft', ''],
    ]);
  });

  it('have a key each, however many labels come to the same one', () => {
    const specs = specsOf({
      'spec:Lead wires': '5',
      'spec:Lead-wires': '10',
      'spec:Lead/wires': '12',
      'spec:Lead_wires': '3',
    });
    expect(specs.map(({ en_value }) => en_value)).toEqual(['5', '10', '12', '3']);
    expect(new Set(specs.map(({ key }) => key)).size).toBe(4);
  });

  it('are one where columns say them in several languages, with the unit or without it', () => {
    const fields = {
      'spec:Cable [m] | es=Longitud | ru=Длина': 'two and a half',
      'spec_es:Cable': 'dos y medio',
      'spec_ru:Cable [m]': 'два с половиной',
      'spec_zh:Cable': '二点五',
    };
    expect(specsOf(fields)).toEqual([
      {
        key: 'cable.m',
        label: 'Cable',
        en_label: 'Cable',
        es_label: 'Longitud',
        ru_label: 'Длина',
        unit: 'm',
        value: '二点五',
        en_value: 'two and a half',
        es_value: 'dos y medio',
        ru_value: 'два с половиной',
      },
    ]);
    expect(specsOf({ 'spec_ru:Shape': 'плоский', 'spec:Shape': 'flat' })).toMatchObject([
      { key: 'shape', en_value: 'flat', ru_value: 'плоский' },
    ]);
  });

  it('have keys that no filter cuts off, however long label and unit are', () => {
    const [spec] = specsOf({ [`spec:${'Length of the cable '.repeat(9)}[${'µm/'.repeat(30)}]`]: '1' });
    expect(spec!.key.length).toBeLessThanOrEqual(60);
  });
});
