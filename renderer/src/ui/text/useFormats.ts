import { type Formats, formatsFor } from '../../i18n/formats.ts';
import { HIDDEN_AMOUNT } from '../../i18n/maskAmounts.ts';
import { useSite } from '../head/Head.tsx';

/** Numbers, money and dates as the language of this page writes them; no money where it is to be seen by nobody. */
export function useFormats(): Formats {
  const site = useSite();
  const formats = formatsFor(site.language, site);
  return site.hidesMoney ? { ...formats, money: () => HIDDEN_AMOUNT } : formats;
}
