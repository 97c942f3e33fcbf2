import { Radio, RadioGroup } from '@fluentui/react-components';
import {
  AFTER_SALE_KINDS,
  type AfterSaleKind,
  type ReturnableOrder,
} from '../../../../shared/contract/schemas/returns.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Field } from '../../ui/form/Field.tsx';
import { useFormats } from '../../ui/text/useFormats.ts';
import styles from './AfterSalesPage.module.css';
import { useAfterSales } from './useAfterSales.ts';

interface KindChoiceProps {
  order: ReturnableOrder;
  kind: AfterSaleKind | null;
  problem: string | undefined;
}

/** Refund or exchange, each with its deadline. */
export function KindChoice({ order, kind, problem }: KindChoiceProps) {
  const { t } = useTranslation('aftersale');
  const afterSales = useAfterSales();
  const formats = useFormats();
  const until = { return: order.return_until, exchange: order.exchange_until };
  // Returns are possible from shipping on: for a listed order a return can only be too late, never too early.
  const closed = { return: t('messages:returnOver'), exchange: t('messages:exchangeEarly') };
  const firstOpen = AFTER_SALE_KINDS.find((one) => until[one] !== null);
  return (
    <Field label={t('form.kind')} required {...(problem && { validationMessage: problem })}>
      <RadioGroup
        className={styles.kinds}
        value={kind ?? ''}
        onChange={(_event, { value }) => afterSales.write({ kind: value === 'return' ? 'return' : 'exchange' })}
      >
        {AFTER_SALE_KINDS.map((one) => {
          const date = until[one];
          return (
            <Radio
              key={one}
              className={styles.kind}
              value={one}
              disabled={date === null}
              {...(one === firstOpen && { 'data-field': 'kind' })}
              label={
                <span className={styles.words}>
                  <span className={styles.product}>{t(`kind.${one}`)}</span>
                  <span>{date === null ? closed[one] : t('form.until', { date: formats.date(date) })}</span>
                </span>
              }
            />
          );
        })}
      </RadioGroup>
    </Field>
  );
}
