import { observer } from 'mobx-react-lite';
import { shownOf } from '../../../../shared/catalogue/shownGoods.ts';
import { CART_LINES_MAX } from '../../../../shared/contract/limits.ts';
import { ChangesBar } from '../../components/cart/ChangesBar.tsx';
import { useStores } from '../../stores/context.ts';
import { SeenGoodsStore } from '../../stores/products/SeenGoodsStore.ts';
import { type CartRow, seenLine } from './lines/useCartRows.ts';

/** Says that lines of the cart have changed, and records that it was read: a member's at the server, a guest's here. */
export const ChangedLines = observer(function ChangedLines({ rows }: { rows: readonly CartRow[] }) {
  const stores = useStores();
  const { cart, call, session } = stores;
  const { member } = cart;
  const changed = rows.flatMap(({ sku, former }) => (sku && former ? sku : []));
  const acknowledge = async (): Promise<void> => {
    const lines = changed.slice(0, CART_LINES_MAX).map((sku) => ({ sku_id: sku.id, shown: shownOf(sku) }));
    await member.settle(); // an answer under way must not bring the notes back
    await call('acknowledgeCart', { lines, ...member.target }).catch(() => undefined); // a notice says so
    await member.read().catch(() => undefined);
  };
  const confirm = (): void => {
    if (session.isMember) void acknowledge();
    else
      stores.pageStore(SeenGoodsStore).confirm(
        'cart',
        rows.flatMap(({ sku }) => (sku ? seenLine(sku) : [])),
      );
  };
  return <ChangesBar count={changed.length} kind="title" onConfirm={confirm} />;
});
