import { readFileSync } from 'node:fs';
import { z } from 'zod/mini';
import { type Settings, StartFailure } from '../../settings.ts';
import { Company } from './Company.ts';
import { isSample, SAMPLE_COMPANY } from './sampleCompany.ts';

const CompanyFile = z.partial(Company);
type Entry = keyof Company;

const ENTRIES: Record<Entry, string> = {
  name: 'the company name',
  address: 'the address on papers',
  registration: 'the registration on papers',
  tax_number: 'the tax number',
  email: 'the e-mail address on papers',
  mobile: 'the phone number on papers',
  bank: 'the bank account',
  quotation_contact: 'the contact person of quotations',
  page_email: 'the e-mail address on pages',
  page_mobile: 'the phone number on pages',
  page_address: 'the address on pages',
  opening_hours: 'the opening hours',
  social_links: 'the social links',
  whatsapp: 'the WhatsApp number',
  messenger_page: 'the Messenger page',
};

/**
 * Reads the company from COMPANY_FILE, with the sample company's values for missing fields. In production, sample
 * values are dropped with a warning line. Throws a StartFailure for an invalid file.
 */
export function readCompany({ companyFile, production }: Pick<Settings, 'companyFile' | 'production'>): {
  company: Company;
  warnings: string[];
} {
  const given: z.infer<typeof CompanyFile> = companyFile === null ? {} : parse(companyFile);
  const named = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const company: Company = { ...SAMPLE_COMPANY, ...named };
  if (!production) return { company, warnings: [] };
  const samples = entriesOf(company).filter((entry) => given[entry] === undefined || isSample(given[entry]));
  const left = Object.fromEntries(samples.map((entry) => [entry, null])) as Partial<Company>;
  return { company: { ...company, ...left }, warnings: samples.map(warningOf) };
}

const entriesOf = (company: Company): Entry[] => Object.keys(company) as Entry[];

const warningOf = (entry: Entry): string =>
  `Not shown, as only the sample is known: ${ENTRIES[entry]}. Set "${entry}" in COMPANY_FILE, or null if there is none.`;

function parse(file: string): z.infer<typeof CompanyFile> {
  const parsed = CompanyFile.safeParse(jsonIn(file));
  if (parsed.success) return parsed.data;
  throw new StartFailure(`COMPANY_FILE ${file} does not fit: ${parsed.error.issues.map(faultOf).join('; ')}`);
}

function faultOf(issue: z.core.$ZodIssue): string {
  const place = issue.path.join('.');
  if (issue.code === 'unrecognized_keys') return `there is no ${[...issue.path, issue.keys.join(', ')].join('.')}`;
  return issue.code === 'invalid_type'
    ? `${place} is missing or of the wrong type`
    : `${place} ${issue.message}`.trim();
}

function jsonIn(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new StartFailure(`COMPANY_FILE ${file} cannot be read as JSON: ${String(error instanceof Error ? error.message : error).replaceAll(/\s+/g, ' ')}`); // prettier-ignore
  }
}
