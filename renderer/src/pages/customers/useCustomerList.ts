import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Customer } from '../../../../shared/customers/customer.ts';
import { dueCustomers, today } from '../../../../shared/customers/dueCustomers.ts';
import { useStores } from '../../stores/context.ts';
import { useSite } from '../../ui/head/Head.tsx';

export const ORDERS = ['newest', 'followUp', 'name'] as const;
type Order = (typeof ORDERS)[number];

/** The state of the list, kept in its address except for the text being typed. */
export interface CustomerQuery {
  isDue: boolean;
  order: Order;
  text: string;
}

/** The query's parameters for the address, without defaults. */
export const queryText = ({ isDue, order }: Omit<CustomerQuery, 'text'>): Record<string, string> => ({
  ...(isDue && { due: '1' }),
  ...(order !== 'newest' && { sort: order }),
});

/** Filters and sorts the customers. */
function select(customers: readonly Customer[], query: CustomerQuery, day: string, locale: string): Customer[] {
  const words = query.text.toLocaleLowerCase(locale).split(/\s+/).filter(Boolean);
  const matching = (query.isDue ? dueCustomers(customers, day) : [...customers]).filter((customer) => {
    const { name, company, email, phone, interest, notes } = customer;
    const all = [name, company, email, phone, interest, notes].join(' ').toLocaleLowerCase(locale);
    return words.every((word) => all.includes(word));
  });
  // Due customers are sorted by their day.
  return matching.toSorted(comparing(query.isDue ? 'followUp' : query.order, locale));
}

const comparing =
  (order: Order, locale: string) =>
  (a: Customer, b: Customer): number => {
    if (order === 'name') return a.name.localeCompare(b.name, locale);
    // Customers without a day come last.
    if (order === 'followUp') return (a.followUp ?? '9').localeCompare(b.followUp ?? '9') || b.createdAt - a.createdAt;
    return b.createdAt - a.createdAt;
  };

/** The list with its query; call it in an observer. */
export function useCustomerList(): {
  query: CustomerQuery;
  search: (text: string) => void;
  matching: Customer[];
  due: number;
} {
  const { customers } = useStores();
  const { language } = useSite();
  const [params] = useSearchParams();
  const [text, search] = useState('');
  const order = ORDERS.find((each) => each === params.get('sort')) ?? 'newest';
  const query = { isDue: params.get('due') === '1', order, text };
  const day = today();
  return {
    query,
    search,
    matching: select(customers.all, query, day, language),
    due: dueCustomers(customers.all, day).length,
  };
}
