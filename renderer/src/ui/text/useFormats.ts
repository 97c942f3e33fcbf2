import { type Formats, formatsFor } from '../../i18n/formats.ts';
import { HIDDEN_AMOUNT } from '../../../../shared/money/maskAmounts.ts';
import { useSite } from '../head/Head.tsx';

/** Formats numbers, money and dates in the language of this page; masks money while prices are hidden. */
export function useFormats(): Formats {
  const site = useSite();
  const formats = formatsFor(site.language, site);
  return site.hidesMoney ? { ...formats, money: () => HIDDEN_AMOUNT } : formats;
}
