import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { localisedSchema } from '../../../../shared/contract/localisedSchema.ts';
import { languagesOf, localised } from '../../../../shared/text/localised.ts';

const PROBE = { name: '超声探头', en_name: 'Ultrasound probe', es_name: 'Sonda de ultrasonido', ru_name: 'УЗИ-датчик' };

describe('a field written in every language', () => {
  it.each([
    ['en', 'Ultrasound probe'],
    ['es', 'Sonda de ultrasonido'],
    ['ru', 'УЗИ-датчик'],
    ['zh', '超声探头'],
  ] as const)('is read in %s', (language, expected) => {
    expect(localised(PROBE, 'name', language)).toBe(expected);
  });

  it.each(['en', 'es', 'ru', 'zh'] as const)('falls back to the plain field in %s', (language) => {
    expect(localised({ name: '探头' }, 'name', language)).toBe('探头');
    expect(localised({ name: '探头', es_name: '', ru_name: '', en_name: '' }, 'name', language)).toBe('探头');
  });

  it('falls back to English where even the plain field is empty', () => {
    expect(localised({ name: '', en_name: 'Probe' }, 'name', 'zh')).toBe('Probe');
    expect(localised({ name: '', en_name: 'Probe' }, 'name', 'ru')).toBe('Probe');
    expect(localised({ name: '' }, 'name', 'ru')).toBe('');
  });

  it('needs only the plain field in its schema', () => {
    const schema = z.object(localisedSchema('name'));
    expect(schema.safeParse(PROBE).data).toEqual(PROBE);
    expect(schema.safeParse({ name: '探头' }).success).toBe(true);
    expect(schema.safeParse({ en_name: 'Probe' }).success).toBe(false);
  });
});

describe('the languages a field is written in', () => {
  it('are those that have a text of their own', () => {
    expect(languagesOf(PROBE, 'name')).toEqual(['en', 'es', 'ru', 'zh']);
    expect(languagesOf({ name: '探头', en_name: 'Probe', es_name: '' }, 'name')).toEqual(['en', 'zh']);
  });

  it('leave Chinese out where its field was filled up with English', () => {
    expect(languagesOf({ name: 'Probe', en_name: 'Probe' }, 'name')).toEqual(['en']);
    expect(languagesOf({ name: '', ru_name: 'Датчик' }, 'name')).toEqual(['ru']);
  });

  it('are all where one text serves them all', () => {
    expect(languagesOf({ name: 'CX-50' }, 'name')).toEqual(['en', 'es', 'ru', 'zh']);
  });
});
