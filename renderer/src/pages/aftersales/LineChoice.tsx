import { Checkbox } from '@fluentui/react-components';
import type { ReturnableOrder } from '../../../../shared/contract/schemas/returns.ts';
import type { ApiError } from '../../../../shared/contract/envelope.ts';
import { QuantityField } from '../../components/cart/QuantityField.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useFormats } from '../../ui/text/useFormats.ts';
import { useLocalised } from '../../ui/text/useLocalised.ts';
import styles from './AfterSalesPage.module.css';
import { LineSummary } from './LineSummary.tsx';
import { useAfterSales } from './useAfterSales.ts';

interface LineChoiceProps {
  order: ReturnableOrder;
  quantities: Readonly<Record<string, number>>;
  problem: string | undefined;
  /** The server's errors of the last attempt. */
  refused: ApiError | null;
}

/** The lines of the order, with the quantities to return. */
export function LineChoice({ order, quantities, problem, refused }: LineChoiceProps) {
  const { t } = useTranslation('aftersale');
  const afterSales = useAfterSales();
  const set = (id: number, quantity: number | null): void => {
    const { [id]: _was, ...others } = quantities;
    afterSales.write({ quantities: quantity === null ? others : { ...others, [id]: quantity } });
  };
  const problemOf = (id: number, remaining: number): string | undefined => {
    const index = Object.keys(quantities).indexOf(String(id));
    return (quantities[id] ?? 0) > remaining
      ? t('messages:quantityLeft')
      : refused?.fieldErrors[`lines.${index}.quantity`];
  };
  return (
    <fieldset className={styles.fieldset} {...(problem && { 'aria-describedby': 'after-sale-lines-problem' })}>
      <legend className={styles.legend}>{t('form.lines')}</legend>
      <ul role="list" className={styles.lines}>
        {order.lines.map((line, index) => (
          <Line
            key={line.line_id}
            line={line}
            isFirst={index === 0}
            quantity={quantities[line.line_id] ?? null}
            problem={problemOf(line.line_id, line.quantity)}
            onChange={(quantity) => set(line.line_id, quantity)}
          />
        ))}
      </ul>
      <span id="after-sale-lines-problem" className={styles.problem} role="alert">
        {problem}
      </span>
    </fieldset>
  );
}

interface LineProps {
  line: ReturnableOrder['lines'][number];
  isFirst: boolean;
  /** Null: not returned. */
  quantity: number | null;
  problem: string | undefined;
  onChange: (quantity: number | null) => void;
}

function Line({ line, isFirst, quantity, problem, onChange }: LineProps) {
  const { t } = useTranslation('aftersale');
  const formats = useFormats();
  const text = useLocalised();
  const name = text(line.sku.product, 'product_name');
  return (
    <li className={styles.line}>
      <Checkbox
        className={styles.check}
        checked={quantity !== null}
        label={<LineSummary sku={line.sku} />}
        {...(isFirst && { 'data-field': 'lines' })}
        onChange={(_event, { checked }) => onChange(checked === true ? line.quantity : null)}
      />
      {quantity === null ? (
        <span className={styles.quiet}>{t('quantityOf', { amount: formats.number(line.quantity) })}</span>
      ) : (
        <span className={styles.amount}>
          <QuantityField label={t('form.quantity', { name })} value={quantity} error={problem} onChange={onChange} />
          <span className={styles.quiet}>{t('form.ofQuantity', { amount: formats.number(line.quantity) })}</span>
        </span>
      )}
    </li>
  );
}
