import { type Formats, formatsFor } from '../i18n/formats.ts';
import { useSite } from './Head.tsx';

const HIDDEN = '•••';

/** Numbers, money and dates as the language of this page writes them; no money where it is to be seen by nobody. */
export function useFormats(): Formats {
  const { language, hidesMoney = false } = useSite();
  const formats = formatsFor(language);
  return hidesMoney ? { ...formats, money: () => HIDDEN } : formats;
}
