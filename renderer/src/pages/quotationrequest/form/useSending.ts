import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import type { FreeLine } from '../../../../../shared/contract/schemas/quotations.ts';
import { paths } from '../../../routing/paths.ts';
import { useStores } from '../../../stores/context.ts';
import type { GoodsOwner } from '../../../stores/orders/GoodsDrafts.ts';
import type { MemberCart } from '../../../stores/cart/MemberCart.ts';
import { aboutOf, draftOf, type FormValues, requestOf } from './formValues.ts';
import type { RequestedLine } from '../../../components/quotation/useQuotationLines.ts';
import { useQuotation } from '../useQuotation.ts';

interface Sending {
  owner: GoodsOwner;
  lines: readonly RequestedLine[];
  freeLines: readonly FreeLine[];
  isFromCart: boolean;
  onSent: (() => void) | undefined;
  /** The cart that was shown with the form. */
  member: MemberCart;
}

/** Sends the request and opens its page. */
export function useSending(
  form: UseFormReturn<FormValues>,
  { owner, lines, freeLines, isFromCart, member, onSent }: Sending,
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
    const write = (): void =>
      quotation.write({ ...owner, about: aboutOf(lines, freeLines) }, draftOf(form.getValues()));
    write();
    await member.settle(); // a quantity change under way must not restore a line that the request removes
    write(); // another customer's request may have begun meanwhile, with a key of its own
    const inquiry = await quotation.send(requestOf(values, { lines, freeLines, isFromCart }, member.target), {
      about: [...lines.map(({ sku, quantity }) => ({ text: sku.code, quantity })), ...freeLines]
        .map(({ text, quantity }) => `${text} × ${quantity}`)
        .join(', '),
      visit,
    });
    if (inquiry) {
      await navigate(paths.quotationSuccess(inquiry.id), { replace: true });
      if (isFromCart) void cart.load();
      onSent?.();
      return;
    }
    if (quotation.sending.error?.code === 'queued') onSent?.();
    isSending.current = false;
  };
}
