import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SILENT_CODES } from '../../../../shared/contract/envelope.ts';
import { paths } from '../../routing/paths.ts';
import type { MemberCart } from '../../stores/cart/MemberCart.ts';
import { useStores } from '../../stores/context.ts';

/** A variant, or a product with a single one, whose number is `sku_code`. */
export interface AddableItem {
  sku_id: number;
  is_priced: boolean;
  code: string;
  sku_code?: string | undefined;
}

/** The part number of the variant, else of the product. */
export const numberOf = ({ sku_code, code }: AddableItem): string => sku_code ?? code;

interface Adding {
  item: AddableItem;
  /** The name for the notice that it was added. */
  name: string;
  quantity: number;
  /** Reports success in place of the usual notice. */
  onAdded?: ((cart: MemberCart) => void) | undefined;
}

/** Adds a variant to the cart, one without a price so that a quotation is requested for it, and says so. */
export function useAddToCart({ item, name, quantity, onAdded }: Adding) {
  const { cart, customers, notices } = useStores();
  const navigate = useNavigate();
  const [isAdding, setAdding] = useState(false);
  const code = numberOf(item);

  /** A refused input is reported here only (S8): more than 999 of one product, or a retired one. */
  const sayRefusal = ({ failures }: MemberCart): void => {
    const error = failures.get(item.sku_id);
    if (error && SILENT_CODES.some((silent) => silent === error.code)) notices.actionFailed(error);
  };
  const add = async (): Promise<void> => {
    setAdding(true);
    // Another customer may be chosen before the reply arrives.
    const { member } = cart;
    const { chosen } = customers;
    const isAdded = await cart.add(item.sku_id, quantity, `${code} × ${quantity}`).finally(() => setAdding(false));
    if (!isAdded) return sayRefusal(member);
    if (onAdded) return onAdded(member);
    notices.show({
      intent: 'success',
      text: chosen
        ? { key: 'customers:cart.added', values: { name, code, customer: chosen.name } }
        : {
            key: item.is_priced ? 'catalogue:cart.added' : 'catalogue:cart.listed',
            values: { name, code, count: quantity },
          },
      action: { key: 'catalogue:cart.open', run: () => void navigate(paths.cart) },
    });
  };
  return { isAdding, add };
}
