import { countedAddress, TRACKING_PER_ADDRESS } from '../../platform/rateLimits/RateLimits.ts';
import type { Api } from '../../platform/http/Api.ts';
import type { Services } from '../../services.ts';

/** Routes of tracking: states for everybody with the number, dates for the recipient. */
export function trackingRoutes(api: Api, { shipments, limits }: Pick<Services, 'shipments' | 'limits'>): void {
  api.serve('trackOrder', async ({ logistics_number, postal_code }, visitor) => {
    // Limits guessing of numbers and postal codes.
    await limits.take(TRACKING_PER_ADDRESS, countedAddress(visitor.ip));
    return shipments.track(logistics_number, { memberId: visitor.userId, postalCode: postal_code ?? '' });
  });
}
