import { Input } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useEffect, useState } from 'react';
import type { OrderQuote } from '../../../../../shared/contract/schemas/orders.ts';
import type { Coupon } from '../../../../../shared/contract/schemas/rewards.ts';
import { pointsWorth } from '../../../../../shared/checkout/rewards.ts';
import { useQuery } from '../../../components/loading/useQuery.ts';
import styles from '../../../components/order/OrderParts.module.css';
import { useMoney } from '../../../components/useMoney.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { useSite } from '../../../ui/head/Head.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { useFormats } from '../../../ui/text/useFormats.ts';
import { useLocalised } from '../../../ui/text/useLocalised.ts';
import own from './Discounts.module.css';
import { useCheckoutStore } from './useCheckoutStore.ts';
import { plainDigits } from '../../../../../shared/text/plainDigits.ts';

const UNUSED = { state: 'unused', page: 1, page_size: 100 } as const;

/** The discounts: one coupon, and points. */
export const Discounts = observer(function Discounts({ quote }: { quote: OrderQuote }) {
  const { t } = useTranslation('order');
  const { hidesMoney } = useSite();
  return (
    <section className={styles.card} aria-labelledby="checkout-savings">
      <h2 id="checkout-savings" className={styles.heading}>
        {t('savings.title')}
      </h2>
      <CouponChoice problem={quote.coupon_problem} />
      {/* The number of points that the order can use equals the discount. */}
      {!hidesMoney && <PointsField quote={quote} />}
    </section>
  );
});

const CouponChoice = observer(function CouponChoice({ problem }: { problem: OrderQuote['coupon_problem'] }) {
  const { t } = useTranslation('order');
  const checkout = useCheckoutStore();
  const text = useLocalised();
  const money = useMoney();
  const { data } = useQuery('listCoupons', UNUSED);
  const nameOf = (coupon: Coupon): string => {
    const name = text(coupon, 'coupon_name');
    if (coupon.minimum === 0) return name;
    return t('savings.choice', { name, condition: t('rewards:coupons.from', { amount: money(coupon.minimum) }) });
  };
  const chosenCouponId = checkout.draft?.couponId ?? null;
  const coupons = data?.results ?? [];
  if (data && coupons.length === 0 && chosenCouponId === null)
    return <p className={styles.quiet}>{t('savings.none')}</p>;
  const isGone = data !== undefined && chosenCouponId !== null && !coupons.some(({ id }) => id === chosenCouponId);
  return (
    <Field className={styles.field} label={t('savings.coupon')} validationMessage={problem && t(`savings.${problem}`)}>
      <SelectField
        value={chosenCouponId ?? ''}
        onChange={(_, { value }) => checkout.choose({ couponId: value === '' ? null : Number(value) })}
      >
        <option value="">{t('savings.noCoupon')}</option>
        {isGone && <option value={chosenCouponId}>{t('savings.unusable')}</option>}
        {coupons.map((coupon) => (
          <option key={coupon.id} value={coupon.id}>
            {nameOf(coupon)}
          </option>
        ))}
      </SelectField>
    </Field>
  );
});

const PointsField = observer(function PointsField({ quote }: { quote: OrderQuote }) {
  const { t } = useTranslation('order');
  const checkout = useCheckoutStore();
  const formats = useFormats();
  const spent = checkout.draft?.points ?? 0;
  const [typed, setTyped] = useState(String(spent));
  useEffect(() => setTyped(String(spent)), [spent]);
  const { points_balance: balance, points_max: most, charge } = quote;
  const points = /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : null;
  const isShown = balance > 0 || spent > 0;
  const isWrong = isShown && (points === null || points > most);
  useEffect(() => checkout.setPointsInvalid(isWrong), [checkout, isWrong]);
  useEffect(() => () => checkout.setPointsInvalid(false), [checkout]);
  if (!isShown) return null;
  const apply = (): void => {
    if (!isWrong && points !== null) checkout.choose({ points });
  };
  const handleKey = ({ key }: KeyboardEvent): void => void (key === 'Enter' && apply());
  return (
    <div className={own.points}>
      <Field
        className={styles.field}
        label={t('savings.points')}
        hint={t('savings.pointsHint', {
          balance: formats.number(balance),
          most: formats.number(most),
          worth: formats.money(pointsWorth(100), charge.currency),
        })}
        validationMessage={isWrong ? t('savings.pointsWrong', { most: formats.number(most) }) : null}
      >
        <Input
          className={styles.control}
          size="large"
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={(_, { value }) => setTyped(plainDigits(value))}
          onBlur={apply}
          onKeyDown={handleKey}
        />
      </Field>
      <Button className={own.all} disabledFocusable={most === spent} onClick={() => checkout.choose({ points: most })}>
        {t('savings.all')}
      </Button>
    </div>
  );
});
