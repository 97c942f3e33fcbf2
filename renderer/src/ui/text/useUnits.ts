import { unitName, type UnitWords, withUnit } from '../../../../shared/units/units.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useSite } from '../head/Head.tsx';

interface Units {
  /** `12` and `mo` as `12 months`. */
  withUnit(value: string, unit: string | undefined): string;
  /** `mo` as `months`, without a number. */
  unitName(unit: string): string;
}

/** Formats units in the language of this page. */
export function useUnits(): Units {
  const { language } = useSite();
  const { i18n } = useTranslation('units');
  const words = (i18n.getResourceBundle(language, 'units') ?? {}) as UnitWords['words'];
  return {
    withUnit: (value, unit) => withUnit(value, unit, { language, words }),
    unitName: (unit) => unitName(unit, { language, words }),
  };
}
