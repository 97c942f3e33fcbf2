import { type FormEvent, useEffect, useState } from 'react';
import type { Customer } from '../../../../../shared/customers/customer.ts';
import { type MemberForm, useMemberForm } from '../../../components/member/form/useMemberForm.ts';
import { useStores } from '../../../stores/context.ts';
import { useSite, useStoreName } from '../../../ui/head/Head.tsx';
import { CustomerForm, customerOf, type Draft, formOf, findDuplicate } from './customerForm.ts';

/** The form of a customer: filled in, validated, saved before it closes. Call it in an observer. */
export function useCustomerForm(
  customer: Customer | Draft,
  onLeft: () => void,
): {
  filled: MemberForm<CustomerForm>;
  /** A stored customer with the values typed now. */
  twin: Customer | null;
  isSaving: boolean;
  hasFailed: boolean;
  save: (event: FormEvent) => Promise<void>;
} {
  const { customers, notices } = useStores();
  const { language } = useSite();
  const store = useStoreName();
  const existingId = 'id' in customer ? customer.id : null;
  const form = useMemberForm<CustomerForm>(`customer ${existingId ?? customer.source}`, {
    schema: CustomerForm,
    start: formOf(customer, language),
  });
  const [state, setState] = useState<'idle' | 'saving' | 'failed'>('idle');
  const { handleSubmit, setFocus, watch } = form.form;
  useEffect(() => setFocus('name'), [setFocus]);
  const [email, phone] = watch(['email', 'phone']);

  const save = handleSubmit(async (values) => {
    if (state === 'saving') return;
    setState('saving');
    const savedCustomer = customerOf(values, customer, store);
    const isDone = await customers.act({ type: 'save', customers: [savedCustomer] });
    setState(isDone ? 'idle' : 'failed');
    if (!isDone) return;
    form.end();
    notices.show({ intent: 'success', text: { key: 'customers:saved', values: { name: savedCustomer.name } } });
    onLeft();
  });
  return {
    filled: form,
    twin: existingId === null ? findDuplicate({ email, phone }, customers.all) : null,
    isSaving: state === 'saving',
    hasFailed: state === 'failed',
    save,
  };
}
