import type { Company } from './Company.ts';

/** The demonstration's company, with an IBAN and telephone numbers that nobody can have. */
export const SAMPLE_COMPANY: Company = {
  name: 'Medstore Supply, Inc.',
  address: ['120 Harbor Street', 'Boston, MA 02110', 'USA'],
  registration: 'Commonwealth of Massachusetts, No. 000000000',
  tax_number: 'EIN 00-0000000',
  email: 'orders@medstore.example',
  mobile: '+1 (202) 555-0199',
  bank: {
    name: 'Example Bank',
    beneficiary: 'Medstore Supply, Inc.',
    iban: 'XX00 0000 0000 0000 0000 00',
    bic: 'EXMPXX00XXX',
  },
  quotation_contact: {
    name: 'Marta Lindqvist',
    email: 'quotations@medstore.example',
    mobile: '+1 (202) 555-0123',
  },
  page_email: 'sales@example.com',
  page_mobile: '+1 (202) 555-0142',
  page_address: {
    en: '120 Harbor Street, Boston, MA 02110, USA',
    es: 'Harbor Street 120, Boston, MA 02110, EE. UU.',
    ru: 'Harbor Street, 120, Бостон, MA 02110, США',
    zh: '美国马萨诸塞州波士顿市港口街120号，邮编02110',
  },
  opening_hours: {
    en: 'Monday to Friday, 9:00 to 18:00 (UTC−5)',
    es: 'De lunes a viernes, de 9:00 a 18:00 (UTC−5)',
    ru: 'С понедельника по пятницу, с 9:00 до 18:00 (UTC−5)',
    zh: '周一至周五 9:00–18:00（UTC−5）',
  },
  social_links: [
    { name: 'LinkedIn', url: 'https://www.linkedin.com/' },
    { name: 'YouTube', url: 'https://www.youtube.com/' },
    { name: 'Facebook', url: 'https://www.facebook.com/' },
  ],
  whatsapp: '+12025550142',
  messenger_page: 'https://m.me/medstore.example',
};

/** Matches sample values, also inside a merchant's own: reserved names and numbers, the sample's street. */
const SAMPLE_MARKS =
  /\.example\b|\bexample\.(?:com|org|net)\b|555\D{0,3}01\d\d|\bXX00\b|EXMPXX|Example Bank|Medstore Supply|0{7,}|Harbor Street|港口街|Lindqvist|https:\/\/www\.(?:linkedin|youtube|facebook)\.com\/?"/;

/** Returns true for a value of the sample company. */
export const isSample = (value: unknown): boolean => SAMPLE_MARKS.test(JSON.stringify(value));
