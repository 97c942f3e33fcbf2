import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { QuotationForm } from '../../../stores/orders/QuotationStore.ts';
import { useQuotation } from '../useQuotation.ts';

/** Persists the draft in this browser, so that neither a reload nor an ended session loses it. */
export function useDraft({ subscribe }: UseFormReturn<QuotationForm>, userId: string, about: string): void {
  const quotation = useQuotation();
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => quotation.write(userId, about, structuredClone(values)),
      }),
    [subscribe, quotation, userId, about],
  );
}
