import { randomInt } from 'node:crypto';

/** Returns the public number of an order, such as `M-2026-000123`. */
export const orderCode = (id: number, createdAt: Date): string =>
  `M-${createdAt.getUTCFullYear()}-${String(id).padStart(6, '0')}`;

/** Returns the reference of a payment for the bank transfer. */
export const paymentReference = (code: string, paymentId: number): string => `${code}/${paymentId}`;

/** Omits letters and digits that look alike, as `partNumberKey` maps them to the same key. */
const TRACKING_LETTERS = '23467ACDEFGHJKMNPQRTUVWXY';
const TRACKING_GROUPS = 3;
const GROUP_LENGTH = 4;

/**
 * Creates a tracking number such as `MS-7KQ4-XH2M-9TRA`: random (55 bits), so that parcels cannot be found by
 * enumeration.
 */
export function newTrackingNumber(): string {
  const group = (): string =>
    Array.from({ length: GROUP_LENGTH }, () => TRACKING_LETTERS[randomInt(TRACKING_LETTERS.length)]).join('');
  return ['MS', ...Array.from({ length: TRACKING_GROUPS }, group)].join('-');
}
