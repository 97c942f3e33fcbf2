import { useStores } from '../../stores/context.ts';

/** Takes lines out at once and offers to put them back. */
export function useRemoval(): (skuIds: readonly number[]) => void {
  const { cart, notices } = useStores();
  return (skuIds) => {
    const removed = cart.remove(skuIds);
    notices.say({
      intent: 'info',
      text: { key: 'cart:removed', values: { count: removed.length } },
      action: { key: 'cart:undo', run: () => cart.restore(removed) },
    });
  };
}
