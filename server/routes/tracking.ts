import { countedAddress, TRACKING_PER_ADDRESS } from '../data/RateLimits.ts';
import type { Api } from '../serve.ts';
import type { Services } from '../services.ts';

/** Where a parcel is, for whoever has its number. */
export function trackingRoutes(api: Api, { shipments, limits }: Pick<Services, 'shipments' | 'limits'>): void {
  api.serve('trackOrder', async ({ logistics_number }, visitor) => {
    // Nobody finds numbers by trying them all.
    await limits.take(TRACKING_PER_ADDRESS, countedAddress(visitor.ip));
    return shipments.track(logistics_number);
  });
}
