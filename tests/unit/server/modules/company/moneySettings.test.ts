import { describe, expect, it } from 'vitest';
import { tariffOf } from '../../../../../server/modules/company/settings/moneySettings.ts';

describe('the freight of the settings', () => {
  it.each([
    [{ price: 45 }, { price: 4_500, freeFrom: null }],
    [
      { price: 0, free_from: 0 },
      { price: 0, freeFrom: 0 },
    ],
    [
      { price: 4.35, free_from: 250.5 },
      { price: 435, freeFrom: 25_050 },
    ],
    [
      { price: 1.15, free_from: 1_000_000_000 },
      { price: 115, freeFrom: 100_000_000_000 },
    ],
  ])('is counted in cents: %j', (settings, tariff) => expect(tariffOf(settings)).toEqual(tariff));
});
