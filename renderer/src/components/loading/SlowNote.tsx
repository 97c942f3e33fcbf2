import { useEffect, useState } from 'react';
import { SLOW_MS } from '../../../../shared/contract/limits.ts';
import { loadTexts } from '../../i18n/loadTexts.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';

/** Says, after ten seconds without an answer, that the store is slow. Its text is loaded only then. */
export function SlowNote() {
  const { t, i18n } = useTranslation();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const say = (): void =>
      void loadTexts(i18n, 'failures').then(
        () => setSlow(true),
        () => undefined, // without its text there is nothing to say
      );
    const timer = setTimeout(say, SLOW_MS);
    return () => clearTimeout(timer);
  }, [i18n]);
  const note = isSlow && t('failures:slow');
  // The live region is there from the start, but takes no room before it speaks.
  return (
    <>
      <VisuallyHidden isStatus>{note}</VisuallyHidden>
      {note && <p aria-hidden="true">{note}</p>}
    </>
  );
}
