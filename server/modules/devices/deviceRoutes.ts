import { countedAddress, DEVICES_PER_ADDRESS } from '../../platform/rateLimits/RateLimits.ts';
import { checkRegistration } from '../../platform/http/deviceSignature.ts';
import type { Api } from '../../platform/http/Api.ts';
import type { Services } from '../../services.ts';

/** Registers desktop clients' public keys, before they sign requests. */
export function deviceRoutes(api: Api, { devices, limits }: Pick<Services, 'devices' | 'limits'>): void {
  api.serve(
    'registerDevice',
    async ({ public_key, proof, platform = '' }, { ip }) => {
      await limits.take(DEVICES_PER_ADDRESS, countedAddress(ip));
      checkRegistration(public_key, proof);
      return { device_id: await devices.register(public_key, platform) };
    },
    { access: 'anonymous' },
  );
}
