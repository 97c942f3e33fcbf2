import { randomInt } from 'node:crypto';

/** The number an order goes by: `M-2026-000123`. */
export const orderCode = (id: number, createdAt: Date): string =>
  `M-${createdAt.getUTCFullYear()}-${String(id).padStart(6, '0')}`;

/** What a payment of it is marked with. */
export const paymentReference = (code: string, paymentId: number): string => `${code}/${paymentId}`;

/** No letters or digits that look alike: `partNumberKey` would take them for the same. */
const TRACKING_LETTERS = '23467ACDEFGHJKMNPQRTUVWXY';
const TRACKING_GROUPS = 3;
const GROUP_LENGTH = 4;

/** A new tracking number, as `MS-7KQ4-XH2M-9TRA`: random, so that nobody can find parcels by counting (55 bits). */
export function newTrackingNumber(): string {
  const group = (): string =>
    Array.from({ length: GROUP_LENGTH }, () => TRACKING_LETTERS[randomInt(TRACKING_LETTERS.length)]).join('');
  return ['MS', ...Array.from({ length: TRACKING_GROUPS }, group)].join('-');
}
