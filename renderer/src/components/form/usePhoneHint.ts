import type { CountryCode } from 'libphonenumber-js/min';
import { useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';

/** Checks a phone number once it has been typed; the result is a hint and does not block sending. */
export function usePhoneHint(): {
  warning: string | undefined;
  check: (text: string, iso: string | undefined) => void;
} {
  const { t } = useTranslation('messages');
  const [isOdd, setOdd] = useState(false);
  const check = async (text: string, iso: string | undefined): Promise<void> => {
    const { isPossiblePhoneNumber, isSupportedCountry } = await import('libphonenumber-js/min');
    const country: CountryCode | undefined = iso && isSupportedCountry(iso) ? iso : undefined;
    setOdd(text.trim() !== '' && !isPossiblePhoneNumber(text, country));
  };
  return {
    warning: isOdd ? t('phone') : undefined,
    // No hint if the code that checks phone numbers cannot be loaded.
    check: (text, iso) => void check(text, iso).catch(() => setOdd(false)),
  };
}
