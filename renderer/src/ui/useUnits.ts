import { unitName, withUnit } from '../../../shared/units.ts';
import { useSite } from './Head.tsx';

interface Units {
  /** `12` and `mo` as `12 months`. */
  withUnit(value: string, unit: string | undefined): string;
  /** `mo` as `months`, where no number stands before it. */
  unitName(unit: string): string;
}

/** Writes units in the language of this page. */
export function useUnits(): Units {
  const { language } = useSite();
  return {
    withUnit: (value, unit) => withUnit(value, unit, language),
    unitName: (unit) => unitName(unit, language),
  };
}
