import { z } from 'zod/mini';
import { CONSENT_WORDING } from '../../../../../shared/customers/consentWording.ts';
import { type Customer, customerFields } from '../../../../../shared/customers/customer.ts';
import type { Language } from '../../../../../shared/text/languages.ts';
import { randomUuid } from '../../../persistence/randomUuid.ts';

/** Nothing chosen, as the list of countries has it. */
const NO_COUNTRY = '0';

/** What is filled in about a customer. */
export const CustomerForm = z.object({
  ...customerFields,
  country: z.string(),
  followUp: z.string(),
  agrees: z.boolean(),
});
export type CustomerForm = z.infer<typeof CustomerForm>;

/** What is known of a customer before he is one: from a card, a code, or nothing yet. */
export type Draft = Pick<Customer, 'source'> & Partial<Omit<Customer, 'source' | 'id' | 'consent' | 'createdAt'>>;

/** What the form begins with. */
export function formOf(customer: Customer | Draft, language: Language): CustomerForm {
  const { name = '', company = '', email = '', phone = '', interest = '', notes = '', country = '' } = customer;
  return {
    ...{ name, company, email, phone, interest, notes },
    language: customer.language ?? language,
    country: country || NO_COUNTRY,
    followUp: customer.followUp ?? '',
    agrees: 'consent' in customer && customer.consent !== null,
  };
}

/** The customer that a form speaks of: new, or the one there was. What he once agreed to stays as it was put to him. */
export function customerOf(form: CustomerForm, before: Customer | Draft): Customer {
  const now = Date.now();
  const { agrees, country, followUp, ...fields } = form;
  const known = 'id' in before ? before : null;
  return {
    ...fields,
    id: known?.id ?? randomUuid(),
    country: country === NO_COUNTRY ? '' : country,
    followUp: followUp || null,
    consent: agrees ? (known?.consent ?? { at: now, wording: CONSENT_WORDING[form.language] }) : null,
    source: before.source,
    createdAt: known?.createdAt ?? now,
    usedAt: known?.usedAt ?? null,
  };
}

const digits = (phone: string): string => phone.replace(/\D/g, '').slice(-9);

/** Somebody who is there already: the same address, or the same number. */
export const findDuplicate = (
  { email = '', phone = '' }: Pick<Partial<Customer>, 'email' | 'phone'>,
  customers: readonly Customer[],
): Customer | null =>
  customers.find(
    (one) =>
      (email !== '' && one.email === email.toLowerCase()) ||
      (digits(phone).length >= 6 && digits(one.phone) === digits(phone)),
  ) ?? null;
