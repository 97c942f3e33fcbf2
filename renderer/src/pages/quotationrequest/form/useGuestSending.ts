import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import type { FreeLine } from '../../../../../shared/contract/schemas/quotations.ts';
import { paths } from '../../../routing/paths.ts';
import { useStores } from '../../../stores/context.ts';
import type { GoodsOwner } from '../../../stores/orders/GoodsDrafts.ts';
import type { RequestedLine } from '../../../components/quotation/useQuotationLines.ts';
import { useQuotation } from '../useQuotation.ts';
import { aboutOf, draftOf, type FormValues, guestRequestOf } from './formValues.ts';

interface GuestSending {
  owner: GoodsOwner;
  lines: readonly RequestedLine[];
  freeLines: readonly FreeLine[];
  isFromCart: boolean;
  onSent: (() => void) | undefined;
}

/** Sends a guest's request, which signs them in, and opens its page. */
export function useGuestSending(
  form: UseFormReturn<FormValues>,
  { owner, lines, freeLines, isFromCart, onSent }: GuestSending,
): (values: FormValues) => Promise<void> {
  const { cart } = useStores();
  const quotation = useQuotation();
  const navigate = useNavigate();
  const { key: visit } = useLocation();
  // From the click until the page has been left: prevents a second request.
  const isSending = useRef(false);
  return async (values) => {
    if (isSending.current) return;
    isSending.current = true;
    quotation.setGuestSending(true);
    try {
      quotation.write({ ...owner, about: aboutOf(lines, freeLines) }, draftOf(form.getValues()));
      let id: number | null = null;
      await cart.requestAsGuest(isFromCart ? lines.map(({ sku }) => sku.id) : [], async () => {
        id = await quotation.sendAsGuest(guestRequestOf(values, { lines, freeLines }), visit);
        return id !== null;
      });
      if (quotation.sending.error?.code === 'queued') return onSent?.();
      if (id === null) return;
      onSent?.();
      await navigate(paths.quotationSuccess(id), { replace: true });
    } finally {
      isSending.current = false;
      quotation.setGuestSending(false);
    }
  };
}
