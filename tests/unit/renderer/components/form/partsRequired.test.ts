import { expect, it } from 'vitest';
import { z } from 'zod/mini';
import { partsRequired } from '../../../../../renderer/src/components/form/partsRequired.ts';

const countries = [
  { id: 1, country_name: 'Spain', iso: 'ES', dial_code: '34', icon_image_url: '' },
  { id: 2, country_name: 'Hong Kong', iso: 'HK', dial_code: '852', icon_image_url: '' },
];
const Form = z.object({ postal_code: z.string(), region: z.string(), detail: z.string(), country: z.number() });
type Form = z.infer<typeof Form>;
const missing = (form: Form, path?: string): string[] => {
  const check = partsRequired<Form>(countries, (address) => ({
    address,
    country: address.country,
    ...(path !== undefined && { path }),
  }));
  const read = Form.check(check).safeParse(form);
  return read.success ? [] : read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
};
const empty = { postal_code: ' ', region: '', detail: 'Pier 1' };

it('an address names the parts that its country has and that are missing', () => {
  expect(missing({ ...empty, country: 1 })).toEqual(['postal_code: required', 'region: required']);
  expect(missing({ ...empty, country: 2 })).toEqual([]);
  expect(missing({ ...empty, postal_code: '28013', country: 1 })).toEqual(['region: required']);
  expect(missing({ ...empty, postal_code: '28013', region: 'Madrid', country: 1 })).toEqual([]);
});

it('an address within a form names them where it is', () => {
  expect(missing({ ...empty, country: 1 }, 'address')).toEqual([
    'address.postal_code: required',
    'address.region: required',
  ]);
});
