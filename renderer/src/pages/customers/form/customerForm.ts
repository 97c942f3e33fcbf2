import { z } from 'zod/mini';
import { consentWording } from '../../../../../shared/customers/consentWording.ts';
import { type Customer, customerFields } from '../../../../../shared/customers/customer.ts';
import type { Language } from '../../../../../shared/text/languages.ts';
import { randomUuid } from '../../../persistence/random.ts';

/** No choice, as the country list has it. */
const NO_COUNTRY = '0';

/** The values of the customer form. */
export const CustomerForm = z.object({
  ...customerFields,
  country: z.string(),
  followUp: z.string(),
  agrees: z.boolean(),
});
export type CustomerForm = z.infer<typeof CustomerForm>;

/** Known values of a customer before they are stored: from a card, a code, or none. */
export type Draft = Pick<Customer, 'source'> & Partial<Omit<Customer, 'source' | 'id' | 'consent' | 'createdAt'>>;

/** The form's initial values. */
export function formOf(customer: Customer | Draft, language: Language): CustomerForm {
  const { name = '', company = '', email = '', phone = '', interest = '', notes = '', country = '' } = customer;
  return {
    name,
    company,
    email,
    phone,
    interest,
    notes,
    language: customer.language ?? language,
    country: country || NO_COUNTRY,
    followUp: customer.followUp ?? '',
    agrees: 'consent' in customer && customer.consent !== null,
  };
}

/** Builds the customer from the form: a new one, or the changed one. A consent given before keeps its text. */
export function customerOf(form: CustomerForm, before: Customer | Draft, store: string): Customer {
  const now = Date.now();
  const { agrees, country, followUp, ...fields } = form;
  const existing = 'id' in before ? before : null;
  return {
    ...fields,
    id: existing?.id ?? randomUuid(),
    country: country === NO_COUNTRY ? '' : country,
    followUp: followUp || null,
    consent: agrees ? (existing?.consent ?? { at: now, wording: consentWording(form.language, store) }) : null,
    source: before.source,
    createdAt: existing?.createdAt ?? now,
    usedAt: existing?.usedAt ?? null,
  };
}

const digits = (phone: string): string => phone.replace(/\D/g, '').slice(-9);

/** Finds a stored customer with the same e-mail address or phone number. */
export const findDuplicate = (
  { email = '', phone = '' }: Pick<Partial<Customer>, 'email' | 'phone'>,
  customers: readonly Customer[],
): Customer | null =>
  customers.find(
    (one) =>
      (email !== '' && one.email === email.toLowerCase()) ||
      (digits(phone).length >= 6 && digits(one.phone) === digits(phone)),
  ) ?? null;
