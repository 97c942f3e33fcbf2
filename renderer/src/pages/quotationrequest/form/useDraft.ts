import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { GoodsOwner } from '../../../stores/orders/GoodsDrafts.ts';
import { draftOf, type FormValues } from './formValues.ts';
import { useQuotation } from '../useQuotation.ts';

/** Persists the draft in this browser, so that neither a reload nor an ended session loses it. */
export function useDraft({ subscribe }: UseFormReturn<FormValues>, owner: GoodsOwner, about: string): void {
  const quotation = useQuotation();
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, values }) => quotation.write({ ...owner, about }, draftOf(values), fieldOfDraft(name)),
      }),
    [subscribe, quotation, owner, about],
  );
}

/** A guest's consents are stored, their password is not. */
const fieldOfDraft = (name = ''): string => (name.startsWith('account.') ? 'accepted' : name);
