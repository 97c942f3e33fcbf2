import { useStores } from '../stores/context.ts';
import { useFormats } from '../ui/text/useFormats.ts';

/** Writes an amount in the store's currency. */
export function useMoney(): (cents: number) => string {
  const { reads } = useStores();
  const formats = useFormats();
  const currency = reads.peek('readConfig', {})?.currency ?? 'USD';
  return (cents) => formats.money(cents, currency);
}
