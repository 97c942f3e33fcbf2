import { type FormEvent, useEffect } from 'react';
import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import { isCardGood, isCardNumber } from '../../../../shared/checkout/cards.ts';
import type { Order } from '../../../../shared/contract/schemas/orders.ts';
import { useMemberForm } from '../../components/member/form/useMemberForm.ts';
import type { OrderHandle } from '../../components/order/useOrder.ts';
import { randomUuid } from '../../persistence/random.ts';
import { useStores } from '../../stores/context.ts';

const EMPTY = { number: '', expiry: '', code: '', holder: '' };
type Card = typeof EMPTY;
type Field = keyof Card;
/** Shows the server's errors at the form's fields. */
const FIELD_OF: Record<string, Field> = {
  number: 'number',
  expiry_month: 'expiry',
  expiry_year: 'expiry',
  security_code: 'code',
  holder: 'holder',
  card_token: 'number',
};
/** Typed text with ASCII digits: Chinese input methods write full-width ones. */
const digits = (text: string): string => text.normalize('NFKC').replaceAll(/[\s-]/g, '');

export interface CardFormEvents {
  /** From here on the card may be charged, even if no answer arrives. */
  onSent: () => void;
  /** The card's bank asks for confirmation (3-D Secure). */
  onChallenge: () => void;
}

/** The form of a card, and one payment with it. Call it in an observer. */
export function useCardForm(
  order: Order,
  handle: OrderHandle,
  { onSent, onChallenge }: CardFormEvents,
): {
  fields: Record<Field, UseFormRegisterReturn>;
  errors: FieldErrors<Card>;
  pay: (event: FormEvent) => Promise<void>;
} {
  const { call } = useStores();
  const { form, line } = useMemberForm<Card>(`card ${order.id}`, { start: EMPTY, isSecret: true });
  const { handleSubmit, setError, formState } = form;
  const { error } = handle.work;
  useEffect(() => {
    const refused = Object.entries(error?.fieldErrors ?? {});
    refused.forEach(([field, message], index) =>
      setError(FIELD_OF[field] ?? 'number', { message }, { shouldFocus: index === 0 }),
    );
  }, [error, setError]);

  const charge = async ({ number, expiry, code, holder }: Card): Promise<Order> => {
    const { month, year } = expiryOf(expiry)!;
    const details = { number: digits(number), expiry_month: month, expiry_year: year, security_code: digits(code) };
    const card = await call('tokenizeCard', { ...details, holder, idempotency_key: randomUuid() }, { banTips: true });
    // A new key for each attempt: the server first settles the one before.
    onSent();
    const payment = { id: order.id, method: 'card' as const, card_token: card.card_token };
    return call('payOrder', { ...payment, idempotency_key: randomUuid() }, { banTips: true });
  };
  const pay = handleSubmit(async (card) => {
    const answer = await handle.change(() => charge(card));
    if (answer?.payments[0]?.state === 'challenge') onChallenge();
  });

  const fields = {
    number: line('number', {
      required: 'required',
      validate: (text) => isCardNumber(digits(text)) || 'cardNumber',
    }),
    expiry: line('expiry', { required: 'required', validate: isGood }),
    code: line('code', { required: 'required', validate: (text) => /^\d{3,4}$/.test(digits(text)) || 'cardCode' }),
    holder: line('holder', { required: 'required', validate: (text) => text.trim() !== '' || 'required' }),
  };
  return { fields, errors: formState.errors, pay };
}

/** Parses the expiry as on the card, with a year of two or four digits. */
export function expiryOf(text: string): { month: number; year: number } | null {
  const [, month, year] = /^(\d{1,2})\s*[/.\- ]?\s*((?:20)?\d{2})$/.exec(text.normalize('NFKC').trim()) ?? [];
  if (month === undefined || year === undefined || Number(month) < 1 || Number(month) > 12) return null;
  return { month: Number(month), year: (Number(year) % 100) + 2000 };
}

function isGood(text: string): true | string {
  const expiry = expiryOf(text);
  return expiry !== null && isCardGood(expiry.month, expiry.year, Date.now()) ? true : 'cardExpiry';
}
