import { z } from 'zod/mini';
import type { Country } from '../../../../shared/contract/schemas/content.ts';
import { missingParts } from '../../../../shared/text/addressParts.ts';
import { isoOf } from './isoOf.ts';

type Parts = Parameters<typeof missingParts>[0];

/** A check of a form that has an address: it names those parts that are missing and that the country has. */
export const partsRequired = <T>(
  countries: readonly Country[],
  read: (value: T) => { address: Parts; country: number; path?: string },
) =>
  z.check<T>(({ value, issues }) => {
    const { address, country, path } = read(value);
    for (const part of missingParts(address, isoOf(countries, country)))
      issues.push({
        code: 'custom',
        message: 'required',
        path: path === undefined ? [part] : [path, part],
        input: value,
      });
  });
