import type { Customer } from './customer.ts';

/** Today in the rep's time zone, as a date field returns it. */
export const today = (): string => {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
};

/** The customers whose follow-up date is `day` or earlier. */
export const dueCustomers = (customers: readonly Customer[], day: string): Customer[] =>
  customers.filter(({ followUp }) => followUp !== null && followUp <= day);
