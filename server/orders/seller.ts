import type { Seller } from '../../shared/contracts/seller.ts';

/** The demonstration's own company; a merchant writes his here. The IBAN is of the kind that no bank gives out. */
export const SELLER: Seller = {
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
};

/** Who takes care of quotations in the demonstration. */
export const FOLLOWER = { name: 'Marta Lindqvist', email: 'quotations@medstore.example', mobile: '+1 (202) 555-0123' };
