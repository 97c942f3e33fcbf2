import type { StoreSettings } from '../server/modules/company/StoreSettings.ts';

/** The demonstration's settings. The IBAN and the telephone numbers are never assigned to anyone. */
export const SAMPLE_SETTINGS: StoreSettings = {
  name: 'Medstore',
  contact: {
    phone: '+1 (202) 555-0142',
    email: 'sales@example.com',
    address: {
      en: '120 Harbor Street, Boston, MA 02110, USA',
      es: 'Harbor Street 120, Boston, MA 02110, EE. UU.',
      ru: 'Harbor Street, 120, Бостон, MA 02110, США',
      zh: '美国马萨诸塞州波士顿市港口街120号，邮编02110',
    },
  },
  // Without summer time, so that pages do not depend on the season.
  hours: {
    zone: 'Etc/GMT+5',
    week: {
      monday: '09:00-18:00',
      tuesday: '09:00-18:00',
      wednesday: '09:00-18:00',
      thursday: '09:00-18:00',
      friday: '09:00-18:00',
    },
  },
  social: [
    { name: 'LinkedIn', url: 'https://www.linkedin.com/' },
    { name: 'YouTube', url: 'https://www.youtube.com/' },
    { name: 'Facebook', url: 'https://www.facebook.com/' },
  ],
  whatsapp: '+12025550142',
  messenger: 'https://m.me/medstore.example',
  seller: {
    name: 'Medstore Supply, Inc.',
    address: ['120 Harbor Street', 'Boston, MA 02110', 'USA'],
    registration: 'Commonwealth of Massachusetts, No. 000000000',
    tax_numbers: ['EIN 00-0000000'],
    email: 'orders@medstore.example',
    phone: '+1 (202) 555-0199',
    bank: {
      name: 'Example Bank',
      beneficiary: 'Medstore Supply, Inc.',
      iban: 'XX00 0000 0000 0000 0000 00',
      bic: 'EXMPXX00XXX',
    },
  },
  follower: {
    name: 'Marta Lindqvist',
    email: 'quotations@medstore.example',
    phone: '+1 (202) 555-0123',
  },
};
