import { reaction } from 'mobx';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ProductItem } from '../../../../shared/contract/schemas/catalogue.ts';
import type { ChosenProduct } from '../../stores/products/chosenProducts.ts';
import { useStores } from '../../stores/context.ts';
import type { MemberCart } from '../../stores/cart/MemberCart.ts';

interface Removed {
  /** The products removed since the list was read, each with an undo. */
  removed: ReadonlySet<number>;
  /** Removes one that has been added to the cart. */
  move: (product: ProductItem, name: string, to: MemberCart) => void;
}

/** Products removed from the favourites while the list is open, each with an undo. */
export function useRemovedFavourites(): Removed {
  const { cart, favourites, notices, session } = useStores();
  const [removed, setRemoved] = useState<ReadonlySet<number>>(new Set());
  const movedIds = useRef(new Set<number>());
  const restore = useCallback(
    ({ id, skuId }: ChosenProduct): void => void (!favourites.has(id) && favourites.toggle(id, '', skuId)),
    [favourites],
  );
  useEffect(
    () =>
      reaction(
        () => ({ chosen: [...favourites.chosen], userId: session.user?.user_id }),
        (now, before) => {
          if (now.userId !== before.userId) return;
          const isFavourite = (id: number): boolean => now.chosen.some((chosen) => chosen.id === id);
          const gone = before.chosen.filter(({ id }) => !isFavourite(id));
          const goneIds = gone.map(({ id }) => id);
          setRemoved((removedIds) => new Set([...[...removedIds].filter((id) => !isFavourite(id)), ...goneIds]));
          for (const product of gone)
            if (!movedIds.current.has(product.id))
              notices.show({
                intent: 'info',
                text: { key: 'member:favourites.removed' },
                action: { key: 'member:undo', run: () => restore(product) },
              });
        },
      ),
    [favourites, notices, session, restore],
  );
  /** Takes one piece back: the former quantity in the cart stays. */
  const takeOut = (skuId: number, from: MemberCart): void => {
    const inCart = cart.entriesOf(from).find(({ sku_id }) => sku_id === skuId)?.quantity ?? 0;
    if (inCart > 1) cart.setQuantity(skuId, inCart - 1, from);
    else cart.remove([skuId], from);
  };
  const move = async ({ id, sku_id: skuId, ...item }: ProductItem, name: string, to: MemberCart): Promise<void> => {
    const chosenProduct = { id, skuId: favourites.skuIdOf(id) };
    movedIds.current.add(id);
    // When the removal fails, the product stays in both places, and the call has reported it.
    const isGone = favourites.has(id) && (await favourites.toggle(id));
    movedIds.current.delete(id);
    const undo = (): void => {
      takeOut(skuId, to);
      restore(chosenProduct);
    };
    notices.show({
      intent: 'success',
      text: {
        key: isGone ? 'member:favourites.moved' : 'member:favourites.added',
        values: { name, code: item.sku_code ?? item.code },
      },
      action: { key: 'member:undo', run: isGone ? undo : () => takeOut(skuId, to) },
    });
  };
  return { removed, move: (product, name, to) => void move(product, name, to) };
}
