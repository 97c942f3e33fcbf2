import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { ChangesBar } from '../../components/cart/ChangesBar.tsx';
import { useLatest } from '../../components/useLatest.ts';
import { useStores } from '../../stores/context.ts';
import { SeenGoodsStore } from '../../stores/products/SeenGoodsStore.ts';
import { useOrderPad } from './useOrderPad.ts';

/** Says that products of the list have changed since they were first shown. A component of its own, as it reads each line. */
export const ChangedOffers = observer(function ChangedOffers() {
  const pad = useOrderPad();
  const seenGoods = useStores().pageStore(SeenGoodsStore);
  const changedOffers = pad.lines.flatMap((line) => {
    const offer = pad.stateOf(line) === 'found' ? pad.offerOf(line) : null;
    return offer ? [{ offer, quantity: line.pieces }] : [];
  });
  // While lines wait for their answers, those of the list before stay remembered.
  const isComplete = changedOffers.length > 0 && pad.lines.every((line) => pad.stateOf(line) !== 'waiting');
  // Remember only another list or another reader.
  const about = changedOffers
    .map(({ offer: { sku_id, market_price } }) => `${sku_id} ${market_price === undefined}`)
    .join();
  const offers = changedOffers.map(({ offer }) => offer);
  const note = useLatest(() => seenGoods.note('pad', offers));
  useEffect(() => {
    if (isComplete) note();
  }, [note, isComplete, about]);
  const changed = changedOffers.filter(({ offer, quantity }) => seenGoods.formerOf('pad', offer, quantity));
  return <ChangesBar count={changed.length} kind="list" onConfirm={() => seenGoods.confirm('pad', offers)} />;
});
