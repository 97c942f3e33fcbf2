import type { Api } from '../../platform/http/Api.ts';
import type { Services } from '../../services.ts';

/** Routes of tracking: states for everybody with the number, dates for the recipient. */
export function trackingRoutes(api: Api, { shipments }: Pick<Services, 'shipments'>): void {
  api.serve('trackOrder', async ({ logistics_number, postal_code }, visitor) => {
    return shipments.track(logistics_number, { memberId: visitor.userId, postalCode: postal_code ?? '' });
  });
}
