import { useStores } from '../stores/context.ts';
import { useFormats } from '../ui/text/useFormats.ts';

/** Formats an amount in the store's currency. */
export function useMoney(): (cents: number) => string {
  const { queries } = useStores();
  const formats = useFormats();
  const currency = queries.peek('readConfig', {})?.currency ?? 'USD';
  return (cents) => formats.money(cents, currency);
}
