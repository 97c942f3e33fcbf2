import type { Address } from '../../../shared/contract/schemas/members.ts';

/** Members' addresses, as other modules use them. Another member's address is not found (code 2). */
export interface AddressBook {
  read(memberId: string, id: number): Promise<Address>;
}
