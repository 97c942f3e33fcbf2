import { zodResolver } from '@hookform/resolvers/zod';
import { type FormEvent, useEffect, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod/mini';
import { type Address, AddressRequest } from '../../../../shared/contracts/members.ts';
import { useFieldErrors } from '../account/useFieldErrors.ts';
import { useStores } from '../../stores/context.ts';
import { Task } from '../../stores/Task.ts';

type AddressValues = z.infer<typeof AddressRequest>;

const EMPTY: AddressValues = {
  name: '',
  phone: '',
  postal_code: '',
  country: 0,
  region: '',
  detail: '',
  is_default: false,
};

/** The form of an address: filled in, checked by the contract, saved once. Call it in an observer. */
export function useAddressForm(
  address: Address | null,
  onSaved: (saved: Address) => void,
  hasFocus: boolean,
): {
  form: UseFormReturn<AddressValues>;
  saving: Task;
  save: (event: FormEvent) => Promise<void>;
} {
  const { call, notices, reads } = useStores();
  const [saving] = useState(() => new Task());
  const [keyOf] = useState(oneKeyEach);
  const form = useForm<AddressValues>({
    defaultValues: address ?? EMPTY,
    mode: 'onTouched',
    // The content security policy forbids compiling checks at run time.
    resolver: zodResolver<AddressValues, unknown, AddressValues>(AddressRequest, { jitless: true }),
  });
  const { setFocus, setError } = form;
  useEffect(() => {
    if (hasFocus) setFocus('name');
  }, [setFocus, hasFocus]);
  useFieldErrors(saving.error, setError);

  const send = (values: AddressValues): Promise<Address> => {
    if (address) return call('updateAddress', { ...values, id: address.id }, { banTips: true });
    return call('createAddress', { ...values, idempotency_key: keyOf(JSON.stringify(values)) }, { banTips: true });
  };
  const save = form.handleSubmit(async (values) => {
    if (saving.isRunning) return;
    await saving.run(
      async () => {
        const saved = await send(values);
        await reads.reload('listAddresses', {});
        return saved;
      },
      (saved) => {
        notices.say({ intent: 'success', text: { key: 'member:addresses.saved' } });
        onSaved(saved);
      },
    );
  });
  return { form, saving, save };
}

/** The same address sent again after a lost answer is the same; a changed one is another. */
function oneKeyEach(): (text: string) => string {
  let last = { text: '', key: '' };
  return (text) => {
    if (last.text !== text) last = { text, key: crypto.randomUUID() };
    return last.key;
  };
}
