import { type FormEvent, useEffect, useState } from 'react';
import { type Address, AddressRequest } from '../../../../../shared/contract/schemas/members.ts';
import { ApiError, Code } from '../../../../../shared/contract/envelope.ts';
import type { Country } from '../../../../../shared/contract/schemas/content.ts';
import { useFieldErrors } from '../../account/form/useFieldErrors.ts';
import { partsRequired } from '../../form/partsRequired.ts';
import { useStores } from '../../../stores/context.ts';
import { UnansweredRequests } from '../../../stores/session/UnansweredRequests.ts';
import { Task } from '../../../stores/Task.ts';
import { type AddressValues, isSaved } from './isSaved.ts';
import { type MemberForm, useMemberForm } from './useMemberForm.ts';

const EMPTY: AddressValues = {
  name: '',
  phone: '',
  postal_code: '',
  country: 0,
  region: '',
  detail: '',
  is_default: false,
};

/** The draft's name: a new address has the same one wherever it is written. */
export const addressFormName = (address: Pick<Address, 'id'> | null): string => `address ${address?.id ?? 'new'}`;

/** The form of an address: prefilled, validated by the contract, saved once. Call it in an observer. */
export function useAddressForm(
  { address, countries }: { address: Address | null; countries: readonly Country[] },
  onSaved: (saved: Address) => void,
  hasFocus: boolean,
): MemberForm<AddressValues> & { saving: Task; isGone: boolean; save: (event: FormEvent) => Promise<void> } {
  const stores = useStores();
  const { call, notices, queries, session } = stores;
  const [saving] = useState(() => new Task());
  const key = lastingKey(stores.pageStore(UnansweredRequests), `createAddress ${session.user?.user_id}`);
  // Deleted elsewhere: what is typed becomes a new address.
  const [isGone, setIsGone] = useState(false);
  const form = useMemberForm<AddressValues>(addressFormName(address), {
    schema: AddressRequest.check(partsRequired(countries, (value) => ({ address: value, country: value.country }))),
    start: address ?? EMPTY,
  });
  const { handleSubmit, setFocus } = form.form;
  useEffect(() => {
    if (hasFocus) setFocus('name');
  }, [setFocus, hasFocus]);
  useFieldErrors(saving, form.form);

  const send = (values: AddressValues): Promise<Address> => {
    if (address && !isGone) return call('updateAddress', { ...values, id: address.id }, { banTips: true });
    return call('createAddress', { ...values, idempotency_key: key.get() }, { banTips: true });
  };
  const reload = (): Promise<Address[]> => queries.reload('listAddresses', {});
  const save = handleSubmit(async (values) => {
    if (saving.isRunning) return;
    await saving.run(
      async () => {
        const addressesBefore = address ? [] : queries.peek('listAddresses', {});
        const storedAddress = await send(values).catch(async (error: unknown) => {
          if (!(error instanceof ApiError)) throw error;
          if (error.code === Code.notFound) setIsGone(true);
          if (error.isKeyReused) key.renew();
          // Without an answer it may have been saved.
          const list = typeof error.code === 'string' ? await reload().catch(() => []) : [];
          const savedAddress = list.find(isSaved(values, addressesBefore));
          if (!savedAddress) throw error;
          return savedAddress;
        });
        await reload();
        return storedAddress;
      },
      (saved) => {
        key.renew();
        form.end();
        notices.show({ intent: 'success', text: { key: 'member:addresses.saved' } });
        onSaved(saved);
      },
    );
  });
  return { ...form, saving, isGone: isGone && saving.error?.code === Code.notFound, save };
}

/** The idempotency key: the same for changed texts, and after a reload, as an address whose answer was lost may exist. */
const lastingKey = (requests: UnansweredRequests, name: string): { get: () => string; renew: () => void } => ({
  get: () => requests.keyOf(name),
  renew: () => requests.forget(name),
});
