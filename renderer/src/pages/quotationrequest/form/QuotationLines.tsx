import { observer } from 'mobx-react-lite';
import { type FieldError, get, useFormContext } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { Price } from '../../../components/product/Price.tsx';
import { ProductName } from '../../../components/product/ProductName.tsx';
import { QuantityField } from '../../../components/cart/QuantityField.tsx';
import { useFieldMessage } from '../../../components/form/useFieldMessage.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../routing/paths.ts';
import { useStores } from '../../../stores/context.ts';
import type { QuotationForm } from '../../../stores/orders/QuotationStore.ts';
import { Picture } from '../../../ui/media/Picture.tsx';
import { useFormats } from '../../../ui/text/useFormats.ts';
import { useLocalised } from '../../../ui/text/useLocalised.ts';
import { lineKey } from './formValues.ts';
import { LineProblem } from './LineProblem.tsx';
import styles from '../QuotationRequestPage.module.css';
import { TextField } from './TextField.tsx';
import type { RequestedLine } from '../useQuotationLines.ts';

interface QuotationLinesProps {
  lines: readonly RequestedLine[];
  isFromCart: boolean;
  onQuantity: (skuId: number, quantity: number) => void;
}

/** The errors of a line's fields; "no longer sold" is shown at its variant. */
type LineErrors = Partial<Record<'sku_id' | 'note' | 'target', FieldError>>;

/** The requested lines, each with a note and a wished price. */
export const QuotationLines = observer(function QuotationLines({ lines, isFromCart, onQuantity }: QuotationLinesProps) {
  const { t } = useTranslation('quotation');
  const { cart, queries } = useStores();
  const { clearErrors } = useFormContext<QuotationForm>();
  const formats = useFormats();
  const currency = queries.peek('readConfig', {})?.currency ?? 'USD';
  const total = lines.reduce((sum, { sku, quantity }) => sum + (sku.market_price ?? 0) * quantity, 0);
  const handleRemove = (skuId: number): void => {
    clearErrors(`lines.${lineKey(skuId)}`);
    cart.remove([skuId]);
  };
  return (
    <section className={styles.card} aria-labelledby="quotation-lines">
      <div className={styles.head}>
        <h2 id="quotation-lines" className={styles.heading}>
          {t('lines.title', { count: lines.length })}
        </h2>
        {isFromCart && (
          <Link className={styles.link} to={paths.cart}>
            {t('lines.change')}
          </Link>
        )}
      </div>
      <ul role="list" className={styles.lines}>
        {lines.map((line) => (
          <Line
            key={line.sku.id}
            line={line}
            currency={currency}
            onQuantity={onQuantity}
            onRemove={isFromCart ? () => handleRemove(line.sku.id) : null}
          />
        ))}
      </ul>
      {total > 0 && (
        <div className={styles.total}>
          <span>{t('total')}</span>
          <span translate="no" className={styles.amount}>
            {formats.money(total, currency)}
          </span>
        </div>
      )}
    </section>
  );
});

function Line({
  line: { sku, quantity },
  currency,
  onQuantity,
  onRemove,
}: {
  line: RequestedLine;
  currency: string;
  onQuantity: QuotationLinesProps['onQuantity'];
  onRemove: (() => void) | null;
}) {
  const { t } = useTranslation('quotation');
  const text = useLocalised();
  const { formState, getValues } = useFormContext<QuotationForm>();
  const key = lineKey(sku.id);
  const name = text(sku.product, 'product_name');
  const wish = getValues(`lines.${key}`);
  const errors: LineErrors | undefined = get(formState.errors, `lines.${key}`);
  const problem = useFieldMessage()(errors?.sku_id);
  return (
    <li className={styles.line}>
      <Picture picture={sku.product.picture} alt="" sizes="80px" shape="square" />
      <span className={styles.about}>
        <span className={styles.name}>
          <ProductName product={sku.product} />
        </span>
        <span translate="no" className={styles.code}>
          {sku.code}
        </span>
        {text(sku, 'sku_name') && <span className={styles.quiet}>{text(sku, 'sku_name')}</span>}
        <Price item={sku} />
        {problem && <LineProblem product={sku.product} problem={problem} onRemove={onRemove} />}
      </span>
      <QuantityField
        label={t('lines.quantity', { name })}
        value={quantity}
        onChange={(next) => onQuantity(sku.id, next)}
      />
      <details className={styles.wide} open={Boolean(errors?.note || errors?.target || wish?.note || wish?.target)}>
        <summary className={styles.summary}>{t('lines.wish')}</summary>
        <div className={styles.wish}>
          <TextField name={`lines.${key}.note`} label={t('lines.note')} hint={t('lines.noteHint')} />
          <TextField name={`lines.${key}.target`} label={t('lines.target', { currency })} inputMode="decimal" />
        </div>
      </details>
    </li>
  );
}
