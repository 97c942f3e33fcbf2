import { useFormats } from '../ui/text/useFormats.ts';
import { useCurrency } from './useCurrency.ts';

/** Formats an amount in the store's currency. */
export function useMoney(): (cents: number) => string {
  const formats = useFormats();
  const currency = useCurrency();
  return (cents) => formats.money(cents, currency);
}
