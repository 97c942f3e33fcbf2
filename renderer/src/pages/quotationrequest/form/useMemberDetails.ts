import { useCallback, useEffect, useState } from 'react';
import type { Country } from '../../../../../shared/contract/schemas/content.ts';
import type { Address } from '../../../../../shared/contract/schemas/members.ts';
import type { UserProfile } from '../../../../../shared/contract/schemas/signIn/sessions.ts';
import type { z } from 'zod/mini';
import type { ApiError } from '../../../../../shared/contract/envelope.ts';
import type { PlatformUser } from '../../../platform/Platform.ts';
import { useStores } from '../../../stores/context.ts';
import { ALL_COUNTRIES } from '../../../stores/contact/allCountries.ts';
import { withMinimumDuration } from '../../../stores/withMinimumDuration.ts';
import { Task } from '../../../stores/Task.ts';

/** Known details of a member or, of a guest, the country; null and empty where they could not be read. */
export interface MemberDetails {
  profile: z.infer<typeof UserProfile> | null;
  addresses: Address[];
  countries: Country[];
  /** The country that the visitor seems to be in. */
  here: number | null;
}

/** Reads the values that prefill the form; only the countries are required. */
export function useMemberDetails(user: PlatformUser | null): {
  details: MemberDetails | null;
  error: ApiError | null;
  retry: () => void;
} {
  const { queries } = useStores();
  const [reading] = useState(() => new Task());
  const [details, setDetails] = useState<MemberDetails | null>(null);
  const userId = user?.user_id ?? null;
  const read = useCallback((): void => {
    const work = async (): Promise<MemberDetails> => {
      const [countries, profile, addresses, place] = await Promise.all([
        queries.load('selectCountry', ALL_COUNTRIES),
        userId === null ? null : queries.load('readUserInfo', { id: userId }).catch(() => null),
        userId === null ? [] : queries.load('listAddresses', {}).catch(() => []),
        queries.load('queryIp', {}).catch(() => null),
      ]);
      return { countries: countries.results, profile, addresses, here: place?.country ?? null };
    };
    const isThere = queries.peek('selectCountry', ALL_COUNTRIES) !== undefined;
    void reading.run(isThere ? work : () => withMinimumDuration(work), setDetails);
  }, [queries, reading, userId]);
  useEffect(read, [read]);
  return { details, error: details ? null : reading.error, retry: read };
}
