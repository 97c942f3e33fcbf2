import type { Seller } from '../../shared/contracts/seller.ts';

/** The demonstration's own company; a merchant writes his here. The IBAN is of the kind that no bank gives out. */
export const SELLER: Seller = {
  name: 'Medstore Supply GmbH',
  address: ['Hafenstraße 12', '20457 Hamburg', 'Germany'],
  registration: 'Amtsgericht Hamburg, HRB 000000',
  tax_number: 'DE000000000',
  email: 'orders@medstore.example',
  mobile: '+49 40 5550 0199',
  bank: {
    name: 'Musterbank Hamburg',
    beneficiary: 'Medstore Supply GmbH',
    iban: 'DE00 0000 0000 0000 0000 00',
    bic: 'MUSTDEHHXXX',
  },
};

/** Who takes care of quotations in the demonstration. */
export const FOLLOWER = { name: 'Marta Lindqvist', email: 'quotations@medstore.example', mobile: '+49 40 5550 0123' };
