import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Company, sellerOf } from '../../../../../server/modules/company/Company.ts';
import { readCompany } from '../../../../../server/modules/company/readCompany.ts';
import { SAMPLE_COMPANY } from '../../../../../server/modules/company/sampleCompany.ts';
import { StartFailure } from '../../../../../server/settings.ts';

/** A merchant's own, in everything. */
const OWN: Company = {
  ...{ name: 'Clínica Suministros, S.L.', registration: 'RM Madrid, T 1234', tax_number: 'B-12345674' },
  address: ['Calle Mayor 1', '28013 Madrid', 'Spain'],
  ...{ email: 'pedidos@suministros.es', mobile: '+34 910 000 555' },
  bank: {
    name: 'Banco Uno',
    beneficiary: 'Clínica Suministros',
    iban: 'ES91 2100 0418 4502 0005 1332',
    bic: 'CAIXESBB',
  },
  quotation_contact: { name: 'Ana Ruiz', email: 'ana@suministros.es', mobile: '+34 910 000 556' },
  ...{ page_email: 'hola@suministros.es', page_mobile: '+34 910 000 557' },
  page_address: { en: 'Calle Mayor 1, Madrid', es: 'Calle Mayor 1, Madrid', ru: 'Мадрид', zh: '马德里' },
  opening_hours: SAMPLE_COMPANY.opening_hours,
  social_links: [{ name: 'LinkedIn', url: 'https://www.linkedin.com/company/suministros' }],
  ...{ whatsapp: '+34 610 000 558', messenger_page: 'https://m.me/suministros' },
};
const ENTRIES = Object.keys(SAMPLE_COMPANY) as (keyof Company)[];

let folder = '';
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'medstore-company-'))));
afterAll(() => rmSync(folder, { recursive: true }));

function read(content: unknown, production = true): ReturnType<typeof readCompany> {
  const companyFile = join(folder, 'company.json');
  writeFileSync(companyFile, typeof content === 'string' ? content : JSON.stringify(content));
  return readCompany({ companyFile, production });
}

describe('the company', () => {
  it('is the sample one in a demonstration', () => {
    expect(readCompany({ companyFile: null, production: false })).toEqual({ company: SAMPLE_COMPANY, warnings: [] });
  });

  it('has nothing of the sample in production, with a line on each value', () => {
    const { company, warnings } = readCompany({ companyFile: null, production: true });
    expect(Object.values(company).filter((value) => value !== null)).toEqual([]);
    expect(warnings).toHaveLength(ENTRIES.length);
    for (const [at, line] of warnings.entries())
      expect(line).toMatch(new RegExp(`^Not shown[^\\n]+ Set "${ENTRIES[at]}" in`));
    expect(sellerOf(company)).toMatchObject({ name: 'Medstore', address: [], bank: null, email: '', mobile: '' });
  });

  it('is a merchant’s own, without a word, where all of it is told', () => {
    expect(read(OWN)).toEqual({ company: OWN, warnings: [] });
  });

  it.each(ENTRIES.filter((entry) => entry !== 'opening_hours'))(
    'leaves out the sample %s that stands in the file',
    (entry) => {
      const { company, warnings } = read({ ...OWN, [entry]: SAMPLE_COMPANY[entry] });
      expect(company).toEqual({ ...OWN, [entry]: null });
      expect(warnings).toEqual([expect.stringContaining(`"${entry}"`)]);
    },
  );

  it.each([
    ['the account', { bank: { ...OWN.bank, iban: SAMPLE_COMPANY.bank!.iban } }, 'bank'],
    ['the BIC', { bank: { ...OWN.bank, bic: SAMPLE_COMPANY.bank!.bic } }, 'bank'],
    ['the name of the bank', { bank: { ...OWN.bank, name: SAMPLE_COMPANY.bank!.name } }, 'bank'],
    [
      'the person',
      { quotation_contact: { ...OWN.quotation_contact, name: SAMPLE_COMPANY.quotation_contact!.name } },
      'quotation_contact',
    ],
    ['a number written in another way', { whatsapp: '1-202-555-0142' }, 'whatsapp'],
    [
      'an address with the sample street',
      { page_address: { ...OWN.page_address, zh: SAMPLE_COMPANY.page_address!.zh } },
      'page_address',
    ],
    ['a reserved mail address', { email: 'orders@shop.example' }, 'email'],
  ])('leaves out a value with %s of the sample in it', (_what, fields, entry) => {
    expect(read({ ...OWN, ...fields }).company).toMatchObject({ [entry]: null });
  });

  it('says nothing of what a merchant does not have', () => {
    const { company, warnings } = read({ ...OWN, whatsapp: null, messenger_page: null });
    expect(company).toMatchObject({ whatsapp: null, messenger_page: null });
    expect(warnings).toEqual([]);
  });

  it.each([
    ['no JSON', '{', /cannot be read as JSON/],
    ['an unknown entry', { ...OWN, fax: '1' }, /there is no fax/],
    ['a bank without an account', { bank: { name: 'Banco Uno' } }, /bank\.iban is missing/],
    [
      'an address of a page that is none',
      { messenger_page: 'javascript:1' },
      /messenger_page must be an https address/,
    ],
  ])('refuses a file with %s in one line', (_what, content, said) => {
    expect(() => read(content)).toThrow(StartFailure);
    expect(() => read(content)).toThrow(said);
    expect(() => read(content)).toThrow(/^[^\n]*$/);
  });

  it('refuses a file that is not there', () => {
    const missing = { companyFile: join(folder, 'missing.json'), production: true };
    expect(() => readCompany(missing)).toThrow(StartFailure);
  });
});
