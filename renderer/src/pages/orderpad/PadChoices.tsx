import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { Suggestion } from '../../../../shared/contract/schemas/catalogue.ts';
import type { PadOffer } from '../../../../shared/contract/schemas/orderPad.ts';
import { Delivery } from '../../components/product/facts/Delivery.tsx';
import { PackSize } from '../../components/product/facts/PackSize.tsx';
import { useMoney } from '../../components/useMoney.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useStores } from '../../stores/context.ts';
import type { PadLine } from '../../stores/orderPad/PadLine.ts';
import { Task } from '../../stores/Task.ts';
import { Button } from '../../ui/form/Button.tsx';
import { UnbrokenNumbers } from '../../ui/text/UnbrokenNumbers.tsx';
import { useLocalised } from '../../ui/text/useLocalised.ts';
import page from './OrderPadPage.module.css';
import styles from './PadRows.module.css';
import { useOrderPad } from './useOrderPad.ts';

interface PadChoicesProps {
  line: PadLine;
  onDone: () => void;
}

/** The variants that a line may mean, and products that the search finds by its words. */
export const PadChoices = observer(function PadChoices({ line, onDone }: PadChoicesProps) {
  const { t } = useTranslation('orderPad');
  const pad = useOrderPad();
  const offers = line.answer?.offers ?? [];
  const isMissing = pad.stateOf(line) === 'missing';
  const choose = (offer: PadOffer): void => {
    pad.choose(line, offer);
    onDone();
  };
  const take = ({ match, code }: Suggestion): void => {
    pad.setText(line, match.field === 'sku' ? match.value : code);
    onDone();
  };
  return (
    <>
      {offers.length > 0 && (
        <ul role="list" className={styles.offers}>
          {offers.map((offer) => (
            <Offer key={offer.sku_id} offer={offer} onChoose={() => choose(offer)} />
          ))}
        </ul>
      )}
      {isMissing && <Suggested keyword={line.text} isAlone={offers.length === 0} onTake={take} />}
      <p className={page.quiet}>{t('choices.asWritten')}</p>
    </>
  );
});

const Offer = observer(function Offer({ offer, onChoose }: { offer: PadOffer; onChoose: () => void }) {
  const { t } = useTranslation('orderPad');
  const text = useLocalised();
  const money = useMoney();
  const name = text(offer, 'product_name');
  const variant = text(offer, 'sku_name');
  return (
    <li className={styles.offer}>
      <span className={styles.offerText}>
        <span translate="no" className={styles.code}>
          {offer.code}
        </span>
        <UnbrokenNumbers text={name} number={offer.code} />
        <span className={styles.facts}>
          <span>{offer.brand_name}</span>
          {variant && <span>{variant}</span>}
          <PackSize item={offer} variant={variant} />
          <Delivery item={offer} />
          {typeof offer.market_price === 'number' && <span translate="no">{money(offer.market_price)}</span>}
        </span>
      </span>
      <Button size="small" aria-label={t('choices.chooseOne', { code: offer.code })} onClick={onChoose}>
        {t('choices.choose')}
      </Button>
    </li>
  );
});

interface SuggestedProps {
  keyword: string;
  isAlone: boolean;
  onTake: (suggestion: Suggestion) => void;
}

const SUGGESTED_MAX = 5;

const Suggested = observer(function Suggested({ keyword, isAlone, onTake }: SuggestedProps) {
  const { t } = useTranslation('orderPad');
  const { call } = useStores();
  const text = useLocalised();
  const [asking] = useState(() => new Task());
  const [suggestions, setFound] = useState<readonly Suggestion[]>([]);
  useEffect(() => {
    const ask = () => call('suggest', { keyword, limit: SUGGESTED_MAX }, { banTips: true });
    void asking.run(ask, ({ products }) => setFound(products));
  }, [asking, call, keyword]);

  if (asking.status === 'failed') return <p role="alert">{t('choices.failed')}</p>;
  if (asking.status !== 'done') return <p className={page.quiet}>{t('state.waiting')}</p>;
  if (suggestions.length === 0) return isAlone ? <p>{t('choices.none')}</p> : null;
  return (
    <>
      <p className={styles.choicesTitle}>{t('choices.search')}</p>
      <ul role="list" className={styles.offers}>
        {suggestions.map((product) => (
          <li key={product.id} className={styles.offer}>
            <span className={styles.offerText}>
              <span translate="no" className={styles.code}>
                {product.code}
              </span>
              <UnbrokenNumbers text={text(product, 'product_name')} number={product.code} />
              <span className={styles.facts}>
                <span>{product.brand_name}</span>
              </span>
            </span>
            <Button
              size="small"
              aria-label={t('choices.chooseOne', { code: product.code })}
              onClick={() => onTake(product)}
            >
              {t('choices.choose')}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
});
