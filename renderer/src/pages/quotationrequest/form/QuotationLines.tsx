import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { type FieldError, get, useFormContext } from 'react-hook-form';
import { blocksOf } from '../../../components/blocksOf.ts';
import { PackSize } from '../../../components/product/facts/PackSize.tsx';
import { Price } from '../../../components/product/facts/Price.tsx';
import { ProductName } from '../../../components/product/ProductName.tsx';
import { GoodsChanges } from '../../../components/cart/GoodsChanges.tsx';
import { useGoodsChanges } from '../../../components/cart/useGoodsChanges.ts';
import { QuantityField } from '../../../components/cart/QuantityField.tsx';
import { useFieldMessage } from '../../../components/form/useFieldMessage.ts';
import type { FreeLine } from '../../../../../shared/contract/schemas/quotations.ts';
import { useCurrency } from '../../../components/useCurrency.ts';
import { useLatest } from '../../../components/useLatest.ts';
import { useMoney } from '../../../components/useMoney.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../routing/paths.ts';
import { useStores } from '../../../stores/context.ts';
import type { LineWish, QuotationForm } from '../../../stores/orders/QuotationStore.ts';
import { Link } from '../../../ui/navigation/Link.tsx';
import { useFormats } from '../../../ui/text/useFormats.ts';
import { useLocalised } from '../../../ui/text/useLocalised.ts';
import { lineKey } from './formValues.ts';
import { LineProblem } from './LineProblem.tsx';
import page from '../QuotationRequestPage.module.css';
import styles from './QuotationLines.module.css';
import { TextField } from './TextField.tsx';
import type { RequestedLine } from '../../../components/quotation/useQuotationLines.ts';

interface QuotationLinesProps {
  lines: readonly RequestedLine[];
  /** Asked for as written. */
  freeLines: readonly FreeLine[];
  isFromCart: boolean;
  onQuantity: (skuId: number, quantity: number) => void;
  /** Null where it is the only product, and did not come from a list. */
  onRemove: ((skuId: number) => void) | null;
}

/** The errors of a line's fields; "no longer sold" is shown at its variant. */
type LineErrors = Partial<Record<'sku_id' | 'note' | 'target', FieldError>>;

/** The requested lines as a dense table, each with its total, a note and a wished price. */
export const QuotationLines = observer(function QuotationLines({
  lines,
  freeLines,
  isFromCart,
  onQuantity,
  onRemove,
}: QuotationLinesProps) {
  const { t } = useTranslation('quotation');
  const { clearErrors, formState, getValues } = useFormContext<QuotationForm>();
  const formats = useFormats();
  // Of a thousand lines, only those with changed properties are rendered again.
  const setQuantity = useLatest(onQuantity);
  const remove = useLatest((skuId: number): void => {
    clearErrors(`lines.${lineKey(skuId)}`);
    onRemove?.(skuId);
  });
  const wishes = getValues('lines');
  return (
    <section className={page.card} aria-labelledby="quotation-lines">
      <div className={page.head}>
        <h2 id="quotation-lines" className={page.heading}>
          {t('lines.title', { count: lines.length + freeLines.length })}
        </h2>
        {isFromCart && (
          <Link className={page.link} to={paths.cart}>
            {t('lines.change')}
          </Link>
        )}
      </div>
      <div role="list">
        {blocksOf(lines, (_line, index) => index).map(({ key, rows }) => (
          <div key={key} role="presentation" className={styles.lines}>
            {rows.map((line) => (
              <Line
                key={line.sku.id}
                sku={line.sku}
                quantity={line.quantity}
                former={line.former}
                errors={get(formState.errors, `lines.${lineKey(line.sku.id)}`)}
                hasWish={hasWish(wishes[lineKey(line.sku.id)])}
                onQuantity={setQuantity}
                onRemove={onRemove ? remove : null}
              />
            ))}
          </div>
        ))}
        {freeLines.map(({ text, quantity }, index) => (
          <div key={index} role="listitem" className={styles.line}>
            <span className={page.about}>
              <span translate="no" className={styles.name}>
                {text}
              </span>
              <span className={page.quiet}>{t('lines.free')}</span>
            </span>
            <span translate="no" className={styles.pieces}>
              {formats.number(quantity)}
            </span>
          </div>
        ))}
      </div>
    </section>
  );
});

const hasWish = (wish: LineWish | undefined): boolean => Boolean(wish?.note || wish?.target);

interface LineProps extends RequestedLine {
  errors: LineErrors | undefined;
  hasWish: boolean;
  onQuantity: QuotationLinesProps['onQuantity'];
  onRemove: QuotationLinesProps['onRemove'];
}

const Line = observer(function Line({
  sku,
  quantity,
  former,
  errors,
  hasWish: isWished,
  onQuantity,
  onRemove,
}: LineProps) {
  const changesOf = useGoodsChanges();
  const { t } = useTranslation('quotation');
  const text = useLocalised();
  const money = useMoney();
  const { session } = useStores();
  const key = lineKey(sku.id);
  const name = text(sku.product, 'product_name');
  const variant = text(sku, 'sku_name');
  const problem = useFieldMessage()(errors?.sku_id);
  const isWritten = Boolean(errors?.note || errors?.target) || isWished;
  // The fields of a thousand lines would be two thousand: each is made when it is opened.
  const [isOpen, setOpen] = useState(isWritten);
  const currency = useCurrency();
  return (
    <div role="listitem" className={styles.line}>
      <span className={page.about}>
        <span className={styles.name}>
          <ProductName product={sku.product} />
        </span>
        <span className={styles.facts}>
          <span translate="no" className={styles.code}>
            {sku.code}
          </span>
          {variant && <span className={page.quiet}>{variant}</span>}
          <PackSize className={page.quiet} item={sku} variant={variant} />
          {typeof sku.market_price === 'number' ? (
            <span translate="no" className={page.quiet}>
              {money(sku.market_price)}
            </span>
          ) : (
            (session.isMember || !sku.is_priced) && <Price item={sku} />
          )}
        </span>
        <GoodsChanges changes={changesOf(former, sku, quantity)} />
        {problem && (
          <LineProblem product={sku.product} problem={problem} onRemove={onRemove && (() => onRemove(sku.id))} />
        )}
      </span>
      <QuantityField
        label={t('lines.quantity', { name })}
        value={quantity}
        onChange={(next) => onQuantity(sku.id, next)}
      />
      <span translate="no" className={styles.lineTotal}>
        {typeof sku.market_price === 'number' && money(sku.market_price * quantity)}
      </span>
      <details
        className={styles.details}
        open={isOpen || isWritten}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary className={styles.summary}>{t('lines.wish')}</summary>
        {(isOpen || isWritten) && (
          <div className={styles.wish}>
            <TextField name={`lines.${key}.note`} label={t('lines.note')} hint={t('lines.noteHint')} />
            <TextField name={`lines.${key}.target`} label={t('lines.target', { currency })} inputMode="decimal" />
          </div>
        )}
      </details>
    </div>
  );
});

/** The request's total at list prices; its button stays in view beside a long list. */
export const RequestTotal = observer(function RequestTotal({
  lines,
  freeLines,
}: Pick<QuotationLinesProps, 'lines' | 'freeLines'>) {
  const { t } = useTranslation('quotation');
  const money = useMoney();
  const total = lines.reduce((sum, { sku, quantity }) => sum + (sku.market_price ?? 0) * quantity, 0);
  return (
    <>
      <span className={page.heading}>{t('lines.title', { count: lines.length + freeLines.length })}</span>
      {total > 0 && (
        <div className={styles.total}>
          <span>{t('total')}</span>
          <span translate="no" className={styles.amount}>
            {money(total)}
          </span>
        </div>
      )}
    </>
  );
});
