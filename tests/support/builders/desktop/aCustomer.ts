import type { Customer } from '../../../../shared/customers/customer.ts';

/** A customer as a rep records them. */
export const aCustomer = (change: Partial<Customer> = {}): Customer => ({
  id: crypto.randomUUID(),
  name: 'Anna Petrova',
  company: 'Clinic North',
  email: 'anna@clinic.example',
  phone: '+49 30 901820',
  country: 'DE',
  interest: 'Ultrasound',
  notes: '',
  language: 'en',
  followUp: null,
  consent: { at: Date.UTC(2026, 10, 20, 9, 30), wording: 'I agree.' },
  source: 'form',
  createdAt: Date.UTC(2026, 10, 20, 9, 30),
  usedAt: null,
  ...change,
});
