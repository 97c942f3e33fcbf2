import { computed } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { Delivery, isShort } from '../../components/product/facts/Delivery.tsx';
import { PackSize } from '../../components/product/facts/PackSize.tsx';
import { partNumberKey } from '../../../../shared/catalogue/partNumberKey.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { GoodsChanges } from '../../components/cart/GoodsChanges.tsx';
import { useGoodsChanges } from '../../components/cart/useGoodsChanges.ts';
import { useStores } from '../../stores/context.ts';
import { SeenGoodsStore } from '../../stores/products/SeenGoodsStore.ts';
import { paths } from '../../routing/paths.ts';
import type { PadLine } from '../../stores/orderPad/PadLine.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Link } from '../../ui/navigation/Link.tsx';
import { UnbrokenNumbers } from '../../ui/text/UnbrokenNumbers.tsx';
import { useLocalised } from '../../ui/text/useLocalised.ts';
import page from './OrderPadPage.module.css';
import styles from './PadRows.module.css';
import { useOrderPad } from './useOrderPad.ts';

interface PadProductProps {
  line: PadLine;
  isOpen: boolean;
  choicesId: string;
  onOpen: () => void;
}

/** The product that a line means, with pack, stock and delivery time, or the choice that is still open. */
export const PadProduct = observer(function PadProduct({ line, isOpen, choicesId, onOpen }: PadProductProps) {
  const { t } = useTranslation(['orderPad', 'catalogue']);
  const pad = useOrderPad();
  const state = pad.stateOf(line);
  if (state === 'found') return <Found line={line} />;
  if (state === 'waiting')
    return (
      <span className={page.quiet}>{t(pad.resolving.status === 'failed' ? 'state.unknown' : 'state.waiting')}</span>
    );
  if (state === 'free')
    return (
      <>
        <span className={styles.status}>{t('state.free')}</span>
        <Button size="small" appearance="subtle" onClick={() => pad.setFree(line, false)}>
          {t('line.lookUp')}
        </Button>
      </>
    );
  const offers = line.answer?.offers ?? [];
  const count = offers.length;
  // Of one product it is the variant that is open.
  const isOneProduct = new Set(offers.map(({ product_id }) => product_id)).size === 1;
  const several = isOneProduct ? 'line.chooseVariant' : 'line.choose';
  const [successor] = state === 'replaced' && count === 1 ? offers : [];
  return (
    <>
      <span className={page.problem}>
        {successor
          ? t('state.replacedBy', { code: successor.code })
          : t(state === 'several' && isOneProduct ? 'state.variants' : `state.${state}`)}
      </span>
      <span className={page.actions}>
        {successor && (
          <Button size="small" onClick={() => pad.choose(line, successor)}>
            {t('line.take', { code: successor.code })}
          </Button>
        )}
        <Button size="small" aria-expanded={isOpen} aria-controls={choicesId} onClick={onOpen}>
          {t(state === 'several' || (state === 'replaced' && !successor) ? several : 'line.similar', { count })}
        </Button>
        <Button size="small" appearance="subtle" onClick={() => pad.setFree(line, true)}>
          {t('line.ask')}
        </Button>
      </span>
    </>
  );
});

const Found = observer(function Found({ line }: { line: PadLine }) {
  const { t } = useTranslation(['orderPad', 'catalogue']);
  const pad = useOrderPad();
  const text = useLocalised();
  const changesOf = useGoodsChanges();
  const seenGoods = useStores().pageStore(SeenGoodsStore);
  const offer = pad.offerOf(line);
  // Each removal is remembered in one value for the whole list: a row is rendered again only if its own facts differ.
  const former = useMemo(
    () =>
      computed(() => {
        const current = pad.offerOf(line);
        return current ? seenGoods.formerOf('pad', current, line.pieces) : undefined;
      }),
    [pad, line, seenGoods],
  );
  if (!offer) return null;
  const variant = text(offer, 'sku_name');
  const isOther = partNumberKey(line.text) !== partNumberKey(offer.code);
  return (
    <>
      <Link className={styles.name} to={paths.product(offer.product_id, text(offer, 'seo_title_str'), offer.sku_id)}>
        <UnbrokenNumbers text={text(offer, 'product_name')} number={offer.code} />
      </Link>
      <span className={styles.facts}>
        {isOther && (
          <span translate="no" className={styles.code}>
            {offer.code}
          </span>
        )}
        <span>{offer.brand_name}</span>
        {variant && <span>{variant}</span>}
        <PackSize item={offer} variant={variant} />
        {isShort(offer, line.pieces) ? (
          <span>{t('catalogue:delivery.short', { available: offer.stock })}</span>
        ) : (
          <Delivery item={offer} />
        )}
      </span>
      <GoodsChanges changes={changesOf(former.get(), offer, line.pieces)} />
    </>
  );
});
