import type { ShipmentRecord } from '../../../server/modules/shipments/writeShipment.ts';

const DAYS = ['2026-11-09', '2026-11-11', '2026-11-12', '2026-11-13', '2026-11-17'] as const;
const reachedTimes = (state: number): string[] => DAYS.slice(0, state).map((day) => `${day}T09:30:00.000Z`);

/** Sample shipments, one in each state: 1 to 5 by the last digit of the number. */
export const shipments: ShipmentRecord[] = [1, 2, 3, 4, 5].map((state) => ({
  logistics_number: `MS-2026-11-000${state}`,
  reached: reachedTimes(state),
}));
