import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { draftOf, type FormValues } from './formValues.ts';
import { useQuotation } from '../useQuotation.ts';

/** Persists the draft in this browser, so that neither a reload nor an ended session loses it. */
export function useDraft({ subscribe }: UseFormReturn<FormValues>, userId: string, about: string): void {
  const quotation = useQuotation();
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => quotation.write(userId, about, draftOf(values)),
      }),
    [subscribe, quotation, userId, about],
  );
}
