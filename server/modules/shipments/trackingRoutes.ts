import { countedAddress, TRACKING_PER_ADDRESS } from '../../platform/rateLimits/RateLimits.ts';
import type { Api } from '../../platform/http/Api.ts';
import type { Services } from '../../services.ts';

/** Where a parcel is: its states for everybody who has its number, the dates for those whom it concerns. */
export function trackingRoutes(api: Api, { shipments, limits }: Pick<Services, 'shipments' | 'limits'>): void {
  api.serve('trackOrder', async ({ logistics_number, postal_code }, visitor) => {
    // Numbers and postal codes cannot be found by trying them all.
    await limits.take(TRACKING_PER_ADDRESS, countedAddress(visitor.ip));
    return shipments.track(logistics_number, { memberId: visitor.userId, postalCode: postal_code ?? '' });
  });
}
