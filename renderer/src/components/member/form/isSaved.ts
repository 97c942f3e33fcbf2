import type { z } from 'zod/mini';
import type { Address, AddressRequest } from '../../../../../shared/contract/schemas/members.ts';

export type AddressValues = z.infer<typeof AddressRequest>;

const FIELDS = ['name', 'phone', 'postal_code', 'country', 'region', 'detail'] as const;

/** True if an address has these values and was not among the known ones. */
export const isSaved =
  (values: AddressValues, addressesBefore: readonly Address[] = []) =>
  (one: Address): boolean =>
    FIELDS.every((field) => one[field] === values[field]) && !addressesBefore.some(({ id }) => id === one.id);
