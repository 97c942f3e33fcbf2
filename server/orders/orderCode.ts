/** The number an order goes by: `M-2026-000123`. */
export const orderCode = (id: number, createdAt: Date): string =>
  `M-${createdAt.getUTCFullYear()}-${String(id).padStart(6, '0')}`;

/** What a payment of it is marked with. */
export const paymentReference = (code: string, paymentId: number): string => `${code}/${paymentId}`;

/** The parcel's number, of the kind that tracking knows. */
export const logisticsNumber = (id: number, at: Date): string =>
  `MS-${at.getUTCFullYear()}-${String(at.getUTCMonth() + 1).padStart(2, '0')}-${String(id).padStart(6, '0')}`;
