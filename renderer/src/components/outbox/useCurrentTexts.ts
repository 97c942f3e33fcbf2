import { useEffect, useState } from 'react';
import { LANGUAGES } from '../../../../shared/text/languages.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';

/** The texts of one language by their keys. */
type Texts = Readonly<Record<string, unknown>>;

/**
 * What the store has said, in the language of today: a refusal may lie there for days, in the words of the hour it came
 * in. Those that are none of our texts are left as they are.
 */
export function useCurrentTexts(isNeeded: boolean): (said: string) => string {
  const { t, i18n } = useTranslation('messages');
  const [all, setAll] = useState<readonly Texts[]>([]);
  useEffect(() => {
    if (!isNeeded) return;
    const known = (): Texts[] =>
      LANGUAGES.map((language) => (i18n.getResourceBundle(language, 'messages') ?? {}) as Texts);
    // Where they do not come it is said as it came.
    void i18n.reloadResources(LANGUAGES, ['messages']).then(() => setAll(known()));
  }, [isNeeded, i18n]);
  return (said) => {
    for (const [key, text] of all.flatMap(Object.entries<unknown>)) {
      const values = fillingOf(String(text), said);
      if (values) return t(key, values);
    }
    return said;
  };
}

/** What fills the gap of a text, if it has one; null where something else was said. */
function fillingOf(text: string, said: string): Record<string, string> | null {
  const [before = '', name, after = ''] = text.split(/\{\{(\w+)\}\}/);
  if (name === undefined) return text === said ? {} : null;
  const value = said.slice(before.length, said.length - after.length);
  return before + value + after === said ? { [name]: value } : null;
}
