import { useEffect, useState } from 'react';
import { LANGUAGES } from '../../../../shared/text/languages.ts';
import { foreignKey } from '../../i18n/textKeys.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';

/** The texts of one namespace and language by key. */
type Texts = Readonly<Record<string, unknown>>;

/** The namespaces of what the server says. */
const SAID = ['messages', 'failures'] as const;

/**
 * Translates the server's message of a queued request into the current language: it may have been stored for days.
 * Texts that are not ours stay as they are.
 */
export function useCurrentTexts(isNeeded: boolean): (text: string) => string {
  const { t, i18n } = useTranslation(['messages', 'failures']);
  const [all, setAll] = useState<readonly (readonly [name: string, texts: Texts])[]>([]);
  useEffect(() => {
    if (!isNeeded) return;
    const loadedTexts = (name: string) =>
      LANGUAGES.map((language) => [name, (i18n.getResourceBundle(language, name) ?? {}) as Texts] as const);
    // Without the texts the message stays as it came.
    void i18n.reloadResources(LANGUAGES, SAID).then(() => setAll(SAID.flatMap(loadedTexts)));
  }, [isNeeded, i18n]);
  return (message) => {
    for (const [name, texts] of all)
      for (const [key, text] of Object.entries(texts)) {
        const values = fillingOf(String(text), message);
        if (values) return t(foreignKey(`${name}:${key}`), values);
      }
    return message;
  };
}

/** The value of a text's placeholder, if it has one; null where the message is another text. */
function fillingOf(text: string, message: string): Record<string, string> | null {
  const [before = '', name, after = ''] = text.split(/\{\{(\w+)\}\}/);
  if (name === undefined) return text === message ? {} : null;
  const value = message.slice(before.length, message.length - after.length);
  return before + value + after === message ? { [name]: value } : null;
}
