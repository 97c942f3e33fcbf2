import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Inquiry } from '../../../../shared/contracts/inquiries.ts';
import { paths } from '../../routing/paths.ts';
import { useStores } from '../../stores/context.ts';

/** Puts what was asked for back into the cart and leads there; what the cart does not take is said. */
export function useRequestAgain(lines: Inquiry['lines']): { isRunning: boolean; requestAgain: () => Promise<void> } {
  const { cart, notices } = useStores();
  const navigate = useNavigate();
  const [isRunning, setRunning] = useState(false);
  const requestAgain = async (): Promise<void> => {
    if (isRunning) return;
    setRunning(true);
    let added = 0;
    try {
      for (const { sku, quantity } of lines) if (await cart.add(sku.id, quantity)) added += 1;
    } finally {
      setRunning(false);
    }
    const isWhole = added === lines.length;
    notices.say({
      intent: isWhole ? 'success' : 'warning',
      text: isWhole
        ? { key: 'member:inquiry.added', values: { count: added } }
        : { key: 'member:inquiry.partly', values: { added, all: lines.length } },
    });
    if (added > 0) await navigate(paths.cart);
  };
  return { isRunning, requestAgain };
}
